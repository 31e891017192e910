import { expect, it } from 'vitest';
import { networkOf } from './network';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:1::7', '2001:db8:1:1::/64'],
  ['2001:0DB8:0001:0001:aaaa:bbbb:cccc:dddd', '2001:db8:1:1::/64'],
  ['[2001:db8:1:1::7]:443', '2001:db8:1:1::/64'],
  ['2001:db8::7', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['somebody@example.com', 'somebody@example.com'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
