/** Where our package lies in Python's world. */
export const HOME = '/lib/quayside';
const LENGTH = 4; // bytes that tell how long the list is
const LIBRARY = '.so';

/** Lays out the files of `tree.pack`, which pack.py has laid end to end; the paths of the shared libraries among them. */
export function layOut(files, tree) {
  const length = new DataView(tree.buffer, tree.byteOffset).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(tree.subarray(LENGTH, LENGTH + length)));
  const made = new Set();
  const libraries = [];
  let at = LENGTH + length;
  for (const [name, size] of list) {
    const path = `${HOME}/${name}`;
    const folder = path.slice(0, path.lastIndexOf('/'));
    if (!made.has(folder)) files.mkdirTree(folder);
    made.add(folder);
    files.writeFile(path, tree.subarray(at, at + size));
    if (name.endsWith(LIBRARY)) libraries.push(path);
    at += size;
  }
  return libraries;
}
