import type { Asked } from './read-operation.ts';

/** What a browser has sent back under a name; null when there is none, or none of ours. */
export function cookieOf(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').slice(0, 8192).split(';')) {
    const [key, value = ''] = pair.trim().split('=');
    if (key === name) return /^[\w-]{1,100}$/.test(value) ? value : null;
  }
  return null;
}

export type Cookie = { name: string; value: string; seconds: number };

/** With the prefix no browser takes it from another host of the domain, nor without TLS. It asks for the path of all. */
const nameOf = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

/** A cookie that no script reads, and that no other site's pages send. */
export function cookieText({ name, value, seconds }: Cookie, isSecure: boolean): string {
  const text = `${nameOf(name, isSecure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;
  return isSecure ? `${text}; Secure` : text;
}

/** The cookies of a call; a page that is drawn here has none. */
export function cookiesOf({ request, reply }: Asked, publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  return {
    read: (name: string) => cookieOf(request?.headers.cookie, nameOf(name, isSecure)),
    write: (cookie: Cookie) => void reply?.header('set-cookie', cookieText(cookie, isSecure)),
  };
}
