import { BlockList, isIP } from 'node:net';

/** Networks that are not the public internet (IANA's special-purpose registries), and cloud metadata within them. */
const SPECIAL: readonly [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // Azure's metadata and DHCP answer at this public address.
  ['168.63.129.16', 32],
];

const special = new BlockList();
for (const [network, prefix] of SPECIAL) special.addSubnet(network, prefix, 'ipv4');

/** Of IPv6 only global unicast is public, without the parts that lead to IPv4 addresses or are for documents. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');
const translated = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  translated.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const plain = address.replace(/^\[|\]$/g, '').split('%')[0]!;
  const family = isIP(plain);
  if (family === 4) return !special.check(plain, 'ipv4');
  return family === 6 && globalUnicast.check(plain, 'ipv6') && !translated.check(plain, 'ipv6');
}

export const isLoopbackAddress = (address: string): boolean => {
  const plain = address.replace(/^\[|\]$/g, '');
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
};
