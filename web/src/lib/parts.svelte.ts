/**
 * Parts of the client that come when they are wanted. Where the server has been renewed since this page was opened they
 * are gone there, and the page is opened anew; where it does not answer, the page says so.
 */

const KEPT = 'quayside-anew';
/** A page that was opened anew for this reason less long ago, in milliseconds, would be again and again. */
const LATELY = 20_000;

class Parts {
  missing = $state(false);

  listen(): void {
    addEventListener('vite:preloadError', () => void this.lacks());
  }

  private async lacks(): Promise<void> {
    const lately = Date.now() - Number(sessionStorage.getItem(KEPT) ?? 0) < LATELY;
    if (lately || !(await answers())) {
      this.missing = true;
      return;
    }
    sessionStorage.setItem(KEPT, String(Date.now()));
    location.reload();
  }
}

async function answers(): Promise<boolean> {
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

export const parts = new Parts();
