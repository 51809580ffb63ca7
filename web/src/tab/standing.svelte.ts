/** How the house in this browser stands. */
export const standing = $state({
  /** It answers. */
  open: false,
  /** What happens is kept; if not, it ends with the page. */
  kept: true,
  /** The table at which the device goes to the next one. */
  passed: null as string | null,
  /** Whether everything lies here, so that no network is needed any more; `refused`: this browser does not keep it. */
  offline: 'coming' as 'coming' | 'here' | 'refused',
});
