/** A file's display name: the address's last segment, decoded. */
export function fileNameOf(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const last = path.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

const units = ['B', 'KB', 'MB', 'GB'];

/** A size in the unit that keeps it short: 940 → "940 B", 1536 → "1.5 KB". */
export function fileSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const amount = bytes / 1024 ** step;
  const digits = step === 0 || amount >= 100 ? 0 : 1;
  return `${amount.toLocaleString('en', { maximumFractionDigits: digits })} ${units[step]}`;
}
