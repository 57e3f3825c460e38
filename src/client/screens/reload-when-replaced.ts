const KEY = 'reloaded';
const PAUSE = 10_000;

/**
 * A module that cannot be loaded has most likely been replaced by a newer version of the application: one full page
 * load gets that. Without a connection another would not help, so it is not repeated.
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
