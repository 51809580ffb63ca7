/** What the server says of the engine it runs. */
export const engine = $state({ compiled: true });
