/** Plain English made of the names that programs use: `blue_riband`, `next-warehouse`, `handSize`. */
export function readable(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .replace(/[_-]+/g, ' ')
    .trim();
}
