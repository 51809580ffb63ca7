/** A module for Python. */
export const fluent: object;
