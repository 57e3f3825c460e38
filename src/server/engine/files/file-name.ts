/** File extensions of the media types that forms accept; the first replaces one that does not fit. */
const EXTENSIONS: Record<string, [string, ...string[]]> = {
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'text/csv': ['csv'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
};

const LONGEST = 120;

export function extensionOf(mediaType: string): string {
  return EXTENSIONS[mediaType]?.[0] ?? 'bin';
}

export function mediaTypeOf(extension: string): string {
  const entry = Object.entries(EXTENSIONS).find(([, extensions]) => extensions.includes(extension));
  return entry?.[0] ?? 'application/octet-stream';
}

/**
 * Makes a file name safe to show and to save: without folders, control characters and marks that change the
 * text direction (which hide `exe` before `fdp.`), and with an extension that fits the content.
 */
export function safeFileName(claimed: string | undefined, mediaType: string): string {
  const plain = (claimed ?? '')
    .toWellFormed()
    // Browsers encode these three characters like this in a multipart header.
    .replace(/%(22|0d|0a)/gi, (code) => decodeURIComponent(code))
    .normalize('NFC')
    .split(/[\\/]/)
    .at(-1)!
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what has to go
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff]/g, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const extensions = EXTENSIONS[mediaType] ?? ['bin'];
  const dot = plain.lastIndexOf('.');
  const ending = dot > 0 ? plain.slice(dot + 1).toLowerCase() : '';
  const fits = (extensions as string[]).includes(ending);
  const base = [...(fits ? plain.slice(0, dot) : plain)].slice(0, LONGEST).join('') || 'file';
  return `${base}.${fits ? ending : extensions[0]}`;
}
