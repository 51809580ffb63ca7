/**
 * A page that stays open while the server gets a new client asks for parts that are gone by then, and would show nothing
 * in their place. It begins anew, where it is; a server that cannot be reached is no reason to.
 */

/** Whether the server has another client by now than the one this page is of. */
async function isRenewed(): Promise<boolean> {
  const own = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '';
  const answer = await fetch(location.pathname, { cache: 'no-store' });
  return answer.ok && own !== '' && !(await answer.text()).includes(own);
}

addEventListener('vite:preloadError', () => {
  void isRenewed().then(
    (renewed) => renewed && location.reload(),
    () => undefined,
  );
});
