/** Where the engine of the pages at an address lies. */
export async function engineAt(place: string): Promise<string> {
  const response = await fetch(new URL('engine.json', place));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const { folder } = (await response.json()) as { folder: string };
  return new URL(`${folder}/`, place).href;
}
