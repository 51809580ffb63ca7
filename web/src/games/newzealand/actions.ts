// Made from the component files by `make types`. Do not edit.

/** A word with what it names: a card, a post or breeds, and the price of these. */
export interface Effect {
  word: string;
  /** null where there is none, and where it is as many as workers. */
  amount: number | null;
  names: string[];
  price: number | null;
}

/** What has to be discarded (a breed, `any` or `pair`), what it is counted by, and what it brings. */
export interface Half {
  cost: string | null;
  per: string | null;
  effects: Effect[];
}

/** Every text, with the one or two halves that it offers. */
export const ACTIONS: Record<string, Half[]> = {
  "auxiliary double": [{"cost": null, "per": null, "effects": [{"word": "auxiliary", "amount": 2, "names": [], "price": null}]}],
  "auxiliary single": [{"cost": null, "per": null, "effects": [{"word": "auxiliary", "amount": 1, "names": [], "price": null}]}],
  "build 1": [{"cost": null, "per": null, "effects": [{"word": "build", "amount": 1, "names": [], "price": null}]}],
  "build 2": [{"cost": null, "per": null, "effects": [{"word": "build", "amount": 2, "names": [], "price": null}]}],
  "buy_sheep": [{"cost": null, "per": null, "effects": [{"word": "buy_sheep", "amount": null, "names": [], "price": null}]}],
  "certificate 1": [{"cost": null, "per": null, "effects": [{"word": "certificate", "amount": 1, "names": [], "price": null}]}],
  "certificate 2": [{"cost": null, "per": null, "effects": [{"word": "certificate", "amount": 2, "names": [], "price": null}]}],
  "disc_on WP13": [{"cost": null, "per": null, "effects": [{"word": "disc_on", "amount": null, "names": ["WP13"], "price": null}]}],
  "discard any -> certificate 1": [{"cost": "any", "per": null, "effects": [{"word": "certificate", "amount": 1, "names": [], "price": null}]}],
  "discard any -> gold 1": [{"cost": "any", "per": null, "effects": [{"word": "gold", "amount": 1, "names": [], "price": null}]}],
  "discard any -> gold 1, pounds 5": [{"cost": "any", "per": null, "effects": [{"word": "gold", "amount": 1, "names": [], "price": null}, {"word": "pounds", "amount": 5, "names": [], "price": null}]}],
  "discard any -> wool_value": [{"cost": "any", "per": null, "effects": [{"word": "wool_value", "amount": null, "names": [], "price": null}]}],
  "discard english_leicester -> pounds 2": [{"cost": "english_leicester", "per": null, "effects": [{"word": "pounds", "amount": 2, "names": [], "price": null}]}],
  "discard pair -> pounds 2": [{"cost": "pair", "per": null, "effects": [{"word": "pounds", "amount": 2, "names": [], "price": null}]}],
  "discard pair -> pounds 3": [{"cost": "pair", "per": null, "effects": [{"word": "pounds", "amount": 3, "names": [], "price": null}]}],
  "discard southdown -> pounds 3": [{"cost": "southdown", "per": null, "effects": [{"word": "pounds", "amount": 3, "names": [], "price": null}]}],
  "draw 1": [{"cost": null, "per": null, "effects": [{"word": "draw", "amount": 1, "names": [], "price": null}]}],
  "draw 2": [{"cost": null, "per": null, "effects": [{"word": "draw", "amount": 2, "names": [], "price": null}]}],
  "draw 3": [{"cost": null, "per": null, "effects": [{"word": "draw", "amount": 3, "names": [], "price": null}]}],
  "either auxiliary single | objective": [{"cost": null, "per": null, "effects": [{"word": "auxiliary", "amount": 1, "names": [], "price": null}]}, {"cost": null, "per": null, "effects": [{"word": "objective", "amount": null, "names": [], "price": null}]}],
  "either market 2 lincoln corriedale for 0 | market 1 hampshire ryeland for 0": [{"cost": null, "per": null, "effects": [{"word": "market", "amount": 2, "names": ["lincoln", "corriedale"], "price": 0}]}, {"cost": null, "per": null, "effects": [{"word": "market", "amount": 1, "names": ["hampshire", "ryeland"], "price": 0}]}],
  "either pathfinder 2 | objective": [{"cost": null, "per": null, "effects": [{"word": "pathfinder", "amount": 2, "names": [], "price": null}]}, {"cost": null, "per": null, "effects": [{"word": "objective", "amount": null, "names": [], "price": null}]}],
  "either pounds 1 | gained_on_top": [{"cost": null, "per": null, "effects": [{"word": "pounds", "amount": 1, "names": [], "price": null}]}, {"cost": null, "per": null, "effects": [{"word": "gained_on_top", "amount": null, "names": [], "price": null}]}],
  "either pounds 1 | storehouse_within 3": [{"cost": null, "per": null, "effects": [{"word": "pounds", "amount": 1, "names": [], "price": null}]}, {"cost": null, "per": null, "effects": [{"word": "storehouse_within", "amount": 3, "names": [], "price": null}]}],
  "either pounds 2 | upgrade_by 1": [{"cost": null, "per": null, "effects": [{"word": "pounds", "amount": 2, "names": [], "price": null}]}, {"cost": null, "per": null, "effects": [{"word": "upgrade_by", "amount": 1, "names": [], "price": null}]}],
  "gold 1": [{"cost": null, "per": null, "effects": [{"word": "gold", "amount": 1, "names": [], "price": null}]}],
  "hire +0": [{"cost": null, "per": null, "effects": [{"word": "hire", "amount": 0, "names": [], "price": null}]}],
  "hire +3": [{"cost": null, "per": null, "effects": [{"word": "hire", "amount": 3, "names": [], "price": null}]}],
  "hire -2": [{"cost": null, "per": null, "effects": [{"word": "hire", "amount": -2, "names": [], "price": null}]}],
  "hire -3": [{"cost": null, "per": null, "effects": [{"word": "hire", "amount": -3, "names": [], "price": null}]}],
  "invest +0": [{"cost": null, "per": null, "effects": [{"word": "invest", "amount": 0, "names": [], "price": null}]}],
  "invest +3": [{"cost": null, "per": null, "effects": [{"word": "invest", "amount": 3, "names": [], "price": null}]}],
  "market 1 hampshire ryeland for 4": [{"cost": null, "per": null, "effects": [{"word": "market", "amount": 1, "names": ["hampshire", "ryeland"], "price": 4}]}],
  "move_runholder 1": [{"cost": null, "per": null, "effects": [{"word": "move_runholder", "amount": 1, "names": [], "price": null}]}],
  "move_runholder 2": [{"cost": null, "per": null, "effects": [{"word": "move_runholder", "amount": 2, "names": [], "price": null}]}],
  "move_runholder 3": [{"cost": null, "per": null, "effects": [{"word": "move_runholder", "amount": 3, "names": [], "price": null}]}],
  "move_ship 1": [{"cost": null, "per": null, "effects": [{"word": "move_ship", "amount": 1, "names": [], "price": null}]}],
  "move_ship 2": [{"cost": null, "per": null, "effects": [{"word": "move_ship", "amount": 2, "names": [], "price": null}]}],
  "move_ship 3": [{"cost": null, "per": null, "effects": [{"word": "move_ship", "amount": 3, "names": [], "price": null}]}],
  "move_ship 5": [{"cost": null, "per": null, "effects": [{"word": "move_ship", "amount": 5, "names": [], "price": null}]}],
  "move_ship sailors": [{"cost": null, "per": null, "effects": [{"word": "move_ship", "amount": null, "names": [], "price": null}]}],
  "objective": [{"cost": null, "per": null, "effects": [{"word": "objective", "amount": null, "names": [], "price": null}]}],
  "pathfinder 1": [{"cost": null, "per": null, "effects": [{"word": "pathfinder", "amount": 1, "names": [], "price": null}]}],
  "pathfinder 2": [{"cost": null, "per": null, "effects": [{"word": "pathfinder", "amount": 2, "names": [], "price": null}]}],
  "pathfinder 2, take kotare, gold 1": [{"cost": null, "per": null, "effects": [{"word": "pathfinder", "amount": 2, "names": [], "price": null}, {"word": "take", "amount": null, "names": ["kotare"], "price": null}, {"word": "gold", "amount": 1, "names": [], "price": null}]}],
  "pathfinder 3": [{"cost": null, "per": null, "effects": [{"word": "pathfinder", "amount": 3, "names": [], "price": null}]}],
  "pathfinder 4": [{"cost": null, "per": null, "effects": [{"word": "pathfinder", "amount": 4, "names": [], "price": null}]}],
  "per grass_building: certificate 1": [{"cost": null, "per": "grass_building", "effects": [{"word": "certificate", "amount": 1, "names": [], "price": null}]}],
  "per grass_building: pounds 2": [{"cost": null, "per": "grass_building", "effects": [{"word": "pounds", "amount": 2, "names": [], "price": null}]}],
  "per hazard_pair: pounds 7, pathfinder 2": [{"cost": null, "per": "hazard_pair", "effects": [{"word": "pounds", "amount": 7, "names": [], "price": null}, {"word": "pathfinder", "amount": 2, "names": [], "price": null}]}],
  "per own_objective: pounds 1": [{"cost": null, "per": "own_objective", "effects": [{"word": "pounds", "amount": 1, "names": [], "price": null}]}],
  "per placed_storehouse: pounds 1": [{"cost": null, "per": "placed_storehouse", "effects": [{"word": "pounds", "amount": 1, "names": [], "price": null}]}],
  "per shepherd: pounds 2": [{"cost": null, "per": "shepherd", "effects": [{"word": "pounds", "amount": 2, "names": [], "price": null}]}],
  "permanent_certificate 1": [{"cost": null, "per": null, "effects": [{"word": "permanent_certificate", "amount": 1, "names": [], "price": null}]}],
  "permanent_wool 1, token 1": [{"cost": null, "per": null, "effects": [{"word": "permanent_wool", "amount": 1, "names": [], "price": null}, {"word": "token", "amount": 1, "names": [], "price": null}]}],
  "place_worker": [{"cost": null, "per": null, "effects": [{"word": "place_worker", "amount": null, "names": [], "price": null}]}],
  "pounds 1": [{"cost": null, "per": null, "effects": [{"word": "pounds", "amount": 1, "names": [], "price": null}]}],
  "pounds 1, pathfinder 1": [{"cost": null, "per": null, "effects": [{"word": "pounds", "amount": 1, "names": [], "price": null}, {"word": "pathfinder", "amount": 1, "names": [], "price": null}]}],
  "pounds 2": [{"cost": null, "per": null, "effects": [{"word": "pounds", "amount": 2, "names": [], "price": null}]}],
  "pounds 3, take ferry": [{"cost": null, "per": null, "effects": [{"word": "pounds", "amount": 3, "names": [], "price": null}, {"word": "take", "amount": null, "names": ["ferry"], "price": null}]}],
  "pounds 4": [{"cost": null, "per": null, "effects": [{"word": "pounds", "amount": 4, "names": [], "price": null}]}],
  "pounds 5": [{"cost": null, "per": null, "effects": [{"word": "pounds", "amount": 5, "names": [], "price": null}]}],
  "pounds 6": [{"cost": null, "per": null, "effects": [{"word": "pounds", "amount": 6, "names": [], "price": null}]}],
  "pounds 7": [{"cost": null, "per": null, "effects": [{"word": "pounds", "amount": 7, "names": [], "price": null}]}],
  "pounds 8": [{"cost": null, "per": null, "effects": [{"word": "pounds", "amount": 8, "names": [], "price": null}]}],
  "pounds 9": [{"cost": null, "per": null, "effects": [{"word": "pounds", "amount": 9, "names": [], "price": null}]}],
  "remove_hazard 0": [{"cost": null, "per": null, "effects": [{"word": "remove_hazard", "amount": 0, "names": [], "price": null}]}],
  "remove_hazard 5": [{"cost": null, "per": null, "effects": [{"word": "remove_hazard", "amount": 5, "names": [], "price": null}]}],
  "shear 1": [{"cost": null, "per": null, "effects": [{"word": "shear", "amount": 1, "names": [], "price": null}]}],
  "shear 2": [{"cost": null, "per": null, "effects": [{"word": "shear", "amount": 2, "names": [], "price": null}]}],
  "shear 3": [{"cost": null, "per": null, "effects": [{"word": "shear", "amount": 3, "names": [], "price": null}]}],
  "shear shearers": [{"cost": null, "per": null, "effects": [{"word": "shear", "amount": null, "names": [], "price": null}]}],
  "storehouse_within 7": [{"cost": null, "per": null, "effects": [{"word": "storehouse_within", "amount": 7, "names": [], "price": null}]}],
  "take ferry": [{"cost": null, "per": null, "effects": [{"word": "take", "amount": null, "names": ["ferry"], "price": null}]}],
  "take ferry, gold 2": [{"cost": null, "per": null, "effects": [{"word": "take", "amount": null, "names": ["ferry"], "price": null}, {"word": "gold", "amount": 2, "names": [], "price": null}]}],
  "take kotare": [{"cost": null, "per": null, "effects": [{"word": "take", "amount": null, "names": ["kotare"], "price": null}]}],
  "take romney": [{"cost": null, "per": null, "effects": [{"word": "take", "amount": null, "names": ["romney"], "price": null}]}],
  "take romney, gold 1": [{"cost": null, "per": null, "effects": [{"word": "take", "amount": null, "names": ["romney"], "price": null}, {"word": "gold", "amount": 1, "names": [], "price": null}]}],
  "take sheepdog": [{"cost": null, "per": null, "effects": [{"word": "take", "amount": null, "names": ["sheepdog"], "price": null}]}],
  "take sheepdog, gold 2": [{"cost": null, "per": null, "effects": [{"word": "take", "amount": null, "names": ["sheepdog"], "price": null}, {"word": "gold", "amount": 2, "names": [], "price": null}]}],
  "token 1": [{"cost": null, "per": null, "effects": [{"word": "token", "amount": 1, "names": [], "price": null}]}],
  "token 2": [{"cost": null, "per": null, "effects": [{"word": "token", "amount": 2, "names": [], "price": null}]}],
  "token 3, gold 1": [{"cost": null, "per": null, "effects": [{"word": "token", "amount": 3, "names": [], "price": null}, {"word": "gold", "amount": 1, "names": [], "price": null}]}],
};
