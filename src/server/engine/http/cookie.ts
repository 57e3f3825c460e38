import type { FastifyReply, FastifyRequest } from 'fastify';

/** The value of a request's cookie; null when it is missing or malformed. */
export function cookieOf(header: string | undefined, name: string): string | null {
  for (const pair of (header ?? '').slice(0, 8192).split(';')) {
    const [key, value = ''] = pair.trim().split('=');
    if (key === name) return /^[\w-]{1,100}$/.test(value) ? value : null;
  }
  return null;
}

export type Cookie = {
  name: string;
  value: string;
  seconds: number;
  /** Also sent when a link of another site leads here. */
  isLax?: boolean;
};

/** Browsers accept the `__Host-` prefix only over TLS, from this very host, and for the path `/`. */
const nameOf = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name);

/** A cookie that scripts cannot read, and that cross-site requests do not send, except links of a lax one. */
export function cookieText({ name, value, seconds, isLax }: Cookie, isSecure: boolean): string {
  const text = `${nameOf(name, isSecure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=${isLax ? 'Lax' : 'Strict'}`;
  return isSecure ? `${text}; Secure` : text;
}

type WithCookies = {
  request?: Pick<FastifyRequest, 'headers'>;
  reply?: Pick<FastifyReply, 'header'>;
};

/** Reads and sets a call's cookies; a page rendered in-process has none. */
export function cookiesOf({ request, reply }: WithCookies, publicUrl: string) {
  const isSecure = publicUrl.startsWith('https:');
  return {
    read: (name: string) => cookieOf(request?.headers.cookie, nameOf(name, isSecure)),
    write: (cookie: Cookie) => void reply?.header('set-cookie', cookieText(cookie, isSecure)),
  };
}
