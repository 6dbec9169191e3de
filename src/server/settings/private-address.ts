import { BlockList, isIP } from 'node:net';

/** Addresses that are not on the public internet (IANA special-purpose registries), as network and prefix length. */
const IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local, and the metadata service of clouds
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
const IPV6: readonly (readonly [string, number])[] = [
  ['::', 96], // unspecified, loopback, IPv4-compatible
  ['64:ff9b:1::', 48],
  ['fc00::', 7], // unique local
  ['fe80::', 10], // link-local
  ['fec0::', 10],
  ['ff00::', 8],
  ['2001::', 32], // Teredo and 6to4 contain an IPv4 address
  ['2002::', 16],
];
/** In its last 32 bits such an address contains the IPv4 address that is reached. */
const NAT64 = '64:ff9b::';

const privateAddresses = new BlockList();
for (const [network, prefix] of IPV4) {
  privateAddresses.addSubnet(network, prefix, 'ipv4'); // also as ::ffff:a.b.c.d
  privateAddresses.addSubnet(`${NAT64}${network}`, 96 + prefix, 'ipv6');
}
for (const [network, prefix] of IPV6) privateAddresses.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address leads into a private network or to this machine. What is no IP address counts as private. */
export function isPrivateAddress(address: string): boolean {
  const [bare = ''] = address.split('%'); // the zone of a link-local address
  const family = isIP(bare);
  return family === 0 || privateAddresses.check(bare, family === 6 ? 'ipv6' : 'ipv4');
}
