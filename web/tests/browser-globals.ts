// The little of a browser that modules look at while they load.
const kept = new Map<string, string>();
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { languages: ['en'] } });
Object.assign(globalThis, {
  location: { pathname: '/', hash: '' },
  addEventListener: () => undefined,
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  },
});
