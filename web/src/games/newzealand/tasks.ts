/** The signs of an objective's tasks. */
export const TASK_ICONS: Record<string, string> = {
  building: 'build',
  building4: 'build',
  red_yellow: 'sheep',
  blue_brown: 'sheep',
  ferry: 'ferry',
  flood: 'flood',
  post13: 'post',
  storehouse: 'storehouse',
  path6: 'pathfinder',
  shearers2: 'shearer',
};
