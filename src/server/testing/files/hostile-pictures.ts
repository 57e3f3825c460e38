import type { HostileFile } from './hostile-documents.ts';
import { zip } from './office-files.ts';
import {
  gif,
  gifOfSize,
  jpeg,
  jpegOfSize,
  jpegWith,
  pngChunk,
  pngOfSize,
  webp,
  webpOfSize,
} from './picture-files.ts';

const PNG = 'image/png';
const JPEG = 'image/jpeg';
const GIF = 'image/gif';
const text = (content: string) => () => Buffer.from(content, 'latin1');
const SCRIPT = '<script>alert(document.domain)</script>';
const PHP = '<?php system($_GET["c"]); ?>';

/** Files sent as an image that are not one. */
export const NO_PICTURES: HostileFile[] = [
  ['an SVG with a script', 'me.png', text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`), PNG],
  [
    'an SVG declared as SVG',
    'me.svg',
    text('<?xml version="1.0"?><svg onload="alert(1)"/>'),
    'image/svg+xml',
  ],
  ['a page', 'me.png', text(`<html>${SCRIPT}`), PNG],
  ['a script', 'me.jpg', text('alert(1)'), JPEG],
  ['a PHP script', 'me.php.jpg', text(PHP), JPEG],
  ['a server-side page', 'me.asp;.jpg', text('<%eval request("c")%>'), JPEG],
  ['a script with a GIF header', 'me.gif', text('GIF89a/*\0\0\0\0*/=1;alert(1)'), GIF],
  ['PHP with a GIF header', 'me.gif', text(`GIF89a;\n${PHP}`), GIF],
  ['PHP with a JPEG header', 'me.jpg', text(`\xff\xd8\xff\xe0${PHP}`), JPEG],
  ['an HTML page with a PNG header', 'me.png', text(`\x89PNG\r\n\x1a\n${SCRIPT}`), PNG],
  ['an HTML page with a WebP header', 'me.png', text(`RIFF\x40\0\0\0WEBP${SCRIPT}`), PNG],
  ['a truncated PNG', 'me.png', () => pngOfSize(1, 1).subarray(0, -12), PNG],
  [
    'a PNG without pixels',
    'me.png',
    () => Buffer.concat([pngOfSize(1, 1).subarray(0, 33), pngChunk('IEND', Buffer.alloc(0))]),
    PNG,
  ],
  ['a PNG with a corrupt header', 'me.png', () => pngOfSize(1, 1).fill(0xee, 16, 20), PNG],
  ['a truncated JPEG', 'me.jpg', () => jpeg().subarray(0, -4), JPEG],
  ['a JPEG without pixels', 'me.jpg', () => Buffer.from('ffd8ffd9', 'hex'), JPEG],
  ['a truncated GIF', 'me.gif', () => gif().subarray(0, -3), GIF],
  ['a GIF without pixels', 'me.gif', () => Buffer.concat([gif().subarray(0, 19), Buffer.from(';')]), GIF],
  ['a WebP, which this field does not accept', 'me.png', webp, PNG],
  ['a bitmap', 'me.png', text('BM\x1e\0\0\0\0\0\0\0\x1a\0\0\0'), PNG],
  ['an icon', 'me.png', () => Buffer.from('00000100010001010000010020003000', 'hex'), PNG],
  ['a TIFF', 'me.jpg', text('II*\0\x08\0\0\0'), JPEG],
  ['an AVIF', 'me.jpg', text('\0\0\0\x20ftypavif\0\0\0\0avifmif1'), JPEG],
  ['a Flash movie', 'me.gif', text('CWS\x0b'), GIF],
  ['a PDF', 'me.png', text('%PDF-1.4\n%%EOF\n'), PNG],
  ['a ZIP', 'me.png', () => zip({ 'a.png': 'x' }), PNG],
  ['nothing', 'me.png', text(''), PNG],
];

/** Decompression bombs: valid images whose pixels would fill a viewer's memory. */
export const HUGE_PICTURES: HostileFile[] = [
  ['PNG', 'me.png', () => pngOfSize(60_000, 60_000), PNG],
  ['flat PNG', 'me.png', () => pngOfSize(1_000_000, 1), PNG],
  ['largest PNG', 'me.png', () => pngOfSize(0x7fffffff, 0x7fffffff), PNG],
  ['JPEG', 'me.jpg', () => jpegOfSize(65_535, 65_535), JPEG],
  ['GIF', 'me.gif', () => gifOfSize(65_535, 65_535), GIF],
];
export const HUGE_LOGO: HostileFile = ['WebP', 'logo.webp', () => webpOfSize(16_383, 16_383), 'image/webp'];

/** Polyglot images, whose other content must be dropped. */
export const TWO_IN_ONE: [what: string, name: string, bytes: () => Buffer, other: string, type: string][] = [
  ['a ZIP', 'me.png', () => Buffer.concat([pngOfSize(1, 1), zip({ 'evil.exe': 'MZ' })]), 'evil.exe', PNG],
  ['a Java archive', 'me.gif', () => Buffer.concat([gif(), zip({ 'Main.class': 'x' })]), 'Main.class', GIF],
  ['a script', 'me.gif', () => Buffer.concat([gif(), Buffer.from(`=1;alert(1)//${SCRIPT}`)]), 'alert', GIF],
  ['PHP', 'me.jpg', () => Buffer.concat([jpeg(), Buffer.from(PHP)]), 'php', JPEG],
  ['PHP in a comment', 'me.php.jpg', () => jpegWith(0xfe, PHP), 'php', JPEG],
];

/** An image with valid chunks and nonsense pixel data. */
export const NO_PIXELS: HostileFile = [
  'a PNG whose pixels are nonsense',
  'me.png',
  () => {
    const whole = pngOfSize(1, 1);
    const head = whole.subarray(0, 33);
    const [pixels, end] = [
      pngChunk('IDAT', Buffer.from('not what zlib has packed')),
      pngChunk('IEND', Buffer.alloc(0)),
    ];
    return Buffer.concat([head, pixels, end]);
  },
  PNG,
];
