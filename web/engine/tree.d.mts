export const HOME: string;

export interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array): void;
  readFile(path: string, options: { encoding: 'binary' }): Uint8Array;
}

export function layOut(files: Files, tree: Uint8Array): string[];
