import type { Probe } from './probe.ts';

/** Malformed bodies, and bodies with the wrong media type. */
export function rawProbes(mediaType: string, path: string): Probe[] {
  const raw = (payload: string | Buffer, type: string): Probe => ({
    what: `${type}: ${payload.toString().slice(0, 60)}`,
    path,
    options: { payload, headers: { 'content-type': type } },
    kind: 'wrong',
  });
  const wrong = [
    raw('{}', 'text/plain'),
    raw('a=b', 'application/x-www-form-urlencoded'),
    raw('{}', 'nonsense'),
  ];
  if (mediaType === 'application/json') {
    const texts = [
      'null',
      '[]',
      '"x"',
      '1',
      '{',
      '{"a":1,}',
      '\ufeff',
      `{"a":${'['.repeat(3000)}`,
      '{"a":\u0000}',
    ];
    return [
      ...wrong,
      ...texts.map((text) => raw(text, mediaType)),
      raw(Buffer.from('{"a":"\xff"}', 'latin1'), mediaType),
    ];
  }
  const type = 'multipart/form-data; boundary=x';
  const part = (head: string, text: string) =>
    `--x\r\ncontent-disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
  return [
    ...wrong,
    raw('--x--', 'multipart/form-data'),
    raw('no form', type),
    raw(part('name="a"', '1'), type),
    raw(`${part('name="__proto__"', '1')}--x--\r\n`, type),
    raw(`${part('nome="a"', '1')}--x--\r\n`, type),
    raw(`${part('name="a"', '1').repeat(450)}--x--\r\n`, type),
    raw(`${part('name="a"; filename="a.exe"', 'MZ')}--x--\r\n`, type),
  ];
}
