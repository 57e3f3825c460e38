const KEY = 'reloaded';
const PAUSE = 10_000;

/**
 * A part of the application that cannot be loaded has most likely been replaced by a newer version of all of it: one full
 * load brings that. Without a connection a second one would not help, so it is not tried in a circle.
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
