import type { ReadRequest } from './read-operation.ts';

/** The value of a request's cookie; null when it is missing or malformed. */
export function cookieOf(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').slice(0, 8192).split(';')) {
    const [key, value = ''] = pair.trim().split('=');
    if (key === name) return /^[\w-]{1,100}$/.test(value) ? value : null;
  }
  return null;
}

export type Cookie = { name: string; value: string; seconds: number };

/** Browsers accept the `__Host-` prefix only over TLS, from this very host, and for the path `/`. */
const nameOf = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

/** A cookie that scripts cannot read and cross-site requests do not send. */
export function cookieText({ name, value, seconds }: Cookie, isSecure: boolean): string {
  const text = `${nameOf(name, isSecure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;
  return isSecure ? `${text}; Secure` : text;
}

/** Reads and sets a call's cookies; a page rendered in-process has none. */
export function cookiesOf({ request, reply }: ReadRequest, publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  return {
    read: (name: string) => cookieOf(request?.headers.cookie, nameOf(name, isSecure)),
    write: (cookie: Cookie) => void reply?.header('set-cookie', cookieText(cookie, isSecure)),
  };
}
