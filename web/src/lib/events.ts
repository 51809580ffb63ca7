/** Something that happened, as one viewer is told of it: the kind's name in `event`, and its arguments. */
export type GameEvent = Record<string, unknown> & { event: string };

export type Setting = boolean | number | string;
