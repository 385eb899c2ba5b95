import { expect, test } from 'vitest';
import { clientIp, networkOf } from '../../../server/http/ip.ts';
import { noNetworks, parseNetworks } from '../../../server/settings/networks.ts';

const proxies = parseNetworks('10.0.0.0/8, 127.0.0.1, fd00::/8') ?? noNetworks;

test.each([
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['10.0.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['10.0.0.1', '6.6.6.6:80, 198.51.100.1:50000', '198.51.100.1'],
  ['10.0.0.1', '[2001:db8::1]:50000', '2001:db8::1'],
  ['10.0.0.1', '[2001:db8::1]', '2001:db8::1'],
  ['10.0.0.1', '2001:db8::1:50', '2001:db8::1:50'],
  ['10.0.0.1', 'unknown', '10.0.0.1'],
  ['10.0.0.1', 'unknown:50', '10.0.0.1'],
  ['10.0.0.1', undefined, '10.0.0.1'],
  ['fd00::1', '2001:db8::1', '2001:db8::1'],
])(
  'only listed proxies may name an address: %s forwarding %s counts as %s',
  (peer, forwarded, counted) => {
    expect(clientIp(peer, forwarded, proxies)).toBe(counted);
  },
);

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('IPv6 counts by its /64: %s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a malformed list of proxies is refused', () => {
  for (const text of ['10.0.0.0/33', 'proxy.example', '10.0.0.0/8/8', '10.0.0.0/x'])
    expect(parseNetworks(text)).toBeUndefined();
});
