const embedded = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i;

/**
 * Whose attempts are counted together: an IPv4 address, and of IPv6 the first 64 bits, because whoever has one such
 * address has all of those behind it: `2001:db8:1:1::/64` for `2001:db8:1:1::7`. Anything else stands for itself. Proxies
 * may add a port to what they pass on.
 */
export function networkOf(address: string): string {
  const ipv4 = embedded.exec(address)?.[1];
  if (ipv4) return ipv4;
  const plain = (/^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? address).replace(/%.*$/, '');
  if (!/^[\da-f:]*:[\da-f:.]*$/i.test(plain)) return address;
  const [before = [], after] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const missing = 8 - before.length - (after?.length ?? 0);
  const groups = after === undefined ? before : [...before, ...Array<string>(Math.max(missing, 0)).fill('0'), ...after];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
