/** Milliseconds for which a body may be waited for before what was read counts as old. */
const FRESH_MS = 1_000;

/**
 * Makes a change of what was read, once the body has arrived. It is read again where the body took long, and as long as
 * it changes before it is written: `make` returns null then.
 */
export async function changeAsRead<Read, Body, Made>(
  read: () => Promise<Read>,
  receive: () => Promise<Body>,
  make: (read: Read, body: Body) => Promise<Made | null>,
): Promise<Made> {
  const begun = performance.now();
  let found = await read();
  const body = await receive();
  if (performance.now() - begun > FRESH_MS) found = await read();
  for (;;) {
    const made = await make(found, body);
    if (made !== null) return made;
    found = await read();
  }
}
