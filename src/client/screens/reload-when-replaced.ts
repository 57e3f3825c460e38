const KEY = 'reloaded';
const PAUSE = 10_000;

/**
 * A module that fails to load was most likely replaced by a newer release: a full page load gets that.
 * Offline a reload would not help, so it happens only once.
 */
export function reloadWhenReplaced() {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < PAUSE || !navigator.onLine) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
