/// <reference types="svelte" />
/// <reference types="vite/client" />

/** A component file of the engine; see toml.ts. */
declare module '*.toml' {
  const tables: Record<string, unknown[]>;
  export default tables;
}
