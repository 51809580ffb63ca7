/** How the house in this browser stands. */
export const standing = $state({
  /** It answers. */
  open: false,
  /** What happens is kept; if not, it ends with the page. */
  kept: true,
  /** The table at which the device goes to the next one. */
  passed: null as string | null,
  /** Everything lies here, so no network is needed any more. */
  offline: false,
});
