import { expect, test } from 'vitest';
import { callerOf, isLoopbackName } from '../../../server/http/caller.ts';
import { parseNetworks } from '../../../server/settings/parsers.ts';

const proxies = parseNetworks('10.0.0.0/8, 127.0.0.1, fd00::/8') ?? [];

/** Returns the caller for a connection from this IP with this X-Forwarded-For header. */
function call(remoteAddress: string, forwardedFor?: string) {
  const header = (name: string) => (name === 'x-forwarded-for' ? forwardedFor : undefined);
  return callerOf({ httpVersion: '1.1', socket: { remoteAddress } }, header, proxies);
}

test.each([
  ['203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['::ffff:10.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['10.0.0.1', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
  ['10.0.0.1', '198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['10.0.0.1', '6.6.6.6:80, 198.51.100.1:50000', '198.51.100.1'],
  ['10.0.0.1', '[2001:db8::1]:50000', '2001:db8:0:0'],
  ['10.0.0.1', '[2001:db8::1]', '2001:db8:0:0'],
  ['10.0.0.1', '127.1', '10.0.0.1'],
  ['10.0.0.1', 'unknown:50', '10.0.0.1'],
  ['10.0.0.1', undefined, '10.0.0.1'],
  ['fd00::1', '2001:db8::1', '2001:db8:0:0'],
  ['', '198.51.100.1', ''],
  // All addresses of an IPv6 /64 network are one caller.
  ['2001:0DB8:1:2::9', undefined, '2001:db8:1:2'],
  ['fe80::1%eth0', undefined, 'fe80:0:0:0'],
])('only listed proxies may forward IPs: if %s forwards %s, the caller is %s', (peer, hops, ip) => {
  expect(call(peer, hops).network).toBe(ip);
});

test.each([
  ['127.0.0.1', false],
  ['192.168.1.1', true],
  ['100.64.0.1', true],
  ['fc00::1', true],
  ['::1', true],
  ['203.0.113.7', false],
  ['', false],
])('whether a proxy at %s is reported as private and unlisted: %s', (peer, unlisted) => {
  expect(call(peer, '198.51.100.1').byUnlistedProxy).toBe(unlisted);
});

test('only localhost and loopback IPs are loopback names', () => {
  for (const name of ['127.0.0.1', '[::1]', 'localhost', '127.9.9.9'])
    expect([name, isLoopbackName(name)]).toEqual([name, true]);
  for (const name of ['127.1', '128.0.0.1', 'localhost.example', ''])
    expect([name, isLoopbackName(name)]).toEqual([name, false]);
});
