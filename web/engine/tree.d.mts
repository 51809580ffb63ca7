export const HOME: string;

interface Files {
  mkdirTree(path: string): void;
  writeFile(path: string, data: Uint8Array): void;
}

export function layOut(files: Files, tree: Uint8Array): void;
