// Imported before anything else: what is drawn in the frame neither reads nor changes the session, the preferences, the
// drafts and the cookies of whoever works here, and calls no server.

class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>();
  get length() {
    return this.#values.size;
  }
  key = (index: number) => [...this.#values.keys()][index] ?? null;
  getItem = (key: string) => this.#values.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#values.set(key, String(value));
  removeItem = (key: string) => void this.#values.delete(key);
  clear = () => this.#values.clear();
}

for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { value: new MemoryStorage(), configurable: true });
Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true });
Object.defineProperty(document, 'cookie', { get: () => '', set: () => {}, configurable: true });

const API = /^\/(api|storage)\//;
const outside = window.fetch.bind(window);
window.fetch = async (input, init) => {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
  if (API.test(pathname)) return new Response('{}', { status: 503 });
  return outside(input, init);
};

// Whoever types in the source keeps the focus, although a form being drawn moves it to its first mistake.
const moveFocus = HTMLElement.prototype.focus;
HTMLElement.prototype.focus = function (options?: FocusOptions) {
  if (document.hasFocus()) moveFocus.call(this, options);
};

export {};
