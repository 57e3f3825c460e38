/**
 * The key of limits per address: an IPv4 address, or the /64 network of an IPv6 address, because whoever
 * holds one of its addresses holds them all. A disconnected client has no address any more; all of those
 * share one key.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'gone';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [left = '', right] = address.toLowerCase().split('%')[0]!.split('::');
  const before = left ? left.split(':') : [];
  const after = right ? right.split(':') : [];
  const zeros = right === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
