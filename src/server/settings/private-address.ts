import { BlockList, isIP } from 'node:net';

/** Networks of the IANA special-purpose registries, and multicast, as address and prefix length. */
const SPECIAL_IPV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // carrier-grade NAT
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local, and the metadata service of clouds
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24], // documentation, as are 198.51.100.0 and 203.0.113.0
  ['192.31.196.0', 24], // AS112, as is 192.175.48.0
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4],
];

/** In its last 32 bits such an address contains the IPv4 address that is reached. */
const NAT64 = '64:ff9b::';
const IPV4_MAPPED = '::ffff:0:0';

/** All other IPv6 addresses have a special purpose or are not assigned. */
const GLOBAL_IPV6: readonly (readonly [string, number])[] = [
  ['2000::', 3],
  [IPV4_MAPPED, 96],
  [NAT64, 96],
];
/** Special-purpose networks within these. */
const SPECIAL_IPV6: readonly (readonly [string, number])[] = [
  ['2001::', 23], // protocols, such as Teredo
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
];

const globalIpv6 = new BlockList();
for (const [network, prefix] of GLOBAL_IPV6) globalIpv6.addSubnet(network, prefix, 'ipv6');

const special = new BlockList();
for (const [network, prefix] of SPECIAL_IPV6) special.addSubnet(network, prefix, 'ipv6');
for (const [network, prefix] of SPECIAL_IPV4) {
  special.addSubnet(network, prefix, 'ipv4'); // also as IPv4-mapped IPv6
  special.addSubnet(`${NAT64}${network}`, 96 + prefix, 'ipv6');
}

/** Whether an IP address is outside the public internet. Anything else counts as private. */
export function isPrivateAddress(address: string): boolean {
  const [bare = ''] = address.split('%'); // the zone of a link-local address
  const family = isIP(bare);
  if (family === 6) return !globalIpv6.check(bare, 'ipv6') || special.check(bare, 'ipv6');
  return family === 0 || special.check(bare, 'ipv4');
}
