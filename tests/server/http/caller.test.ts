import { describe, expect, test } from 'vitest';
import { callerOf, isLoopbackName } from '../../../server/http/caller.ts';
import { parseSubnets } from '../../../server/settings/parsers.ts';

const trustedProxies = parseSubnets('10.0.0.0/8, 127.0.0.1, fd00::/8') ?? [];
const PUBLIC = 'www.example.com';
const publicUrl = new URL(`https://${PUBLIC}`);

/** Returns the caller for a connection from this IP with this X-Forwarded-For header. */
function call(remoteAddress: string, forwardedFor?: string, host?: string) {
  return request(remoteAddress, { 'x-forwarded-for': forwardedFor, host });
}
function request(
  remoteAddress: string,
  headers: Record<string, string | undefined>,
  httpVersion = '1.1',
) {
  const incoming = { httpVersion, socket: { remoteAddress } };
  return callerOf(incoming, (name) => headers[name], { trustedProxies, publicUrl });
}

describe('the network of a caller', () => {
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
  ])('if %s forwards %s, is %s', (peer, hops, network) => {
    expect(call(peer, hops).network).toBe(network);
  });
});

describe('a caller', () => {
  test.each([
    ['::1', 'localhost:3000', true],
    ['127.0.0.2', '127.0.0.1:3000', true],
    ['127.0.0.2', PUBLIC, false],
    ['127.0.0.2', undefined, false],
    ['127.0.0.1', '127.0.0.1:3000', false],
    ['203.0.113.7', '127.0.0.1:3000', false],
  ])('at %s that asks for %s is local: %s', (peer, host, local) => {
    expect(call(peer, undefined, host).local).toBe(local);
  });
});

test('a request that a proxy on this machine forwards is not local', () => {
  const host = '127.0.0.1:3000';
  const names = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
  for (const name of [...names, 'forwarded', 'via'])
    expect([name, request('127.0.0.2', { host, [name]: '127.0.0.2' }).local]).toEqual([
      name,
      false,
    ]);
  // By default, nginx names no client, but speaks HTTP/1.0.
  expect(request('127.0.0.2', { host }, '1.0').local).toBe(false);
});

describe('a proxy', () => {
  test.each([
    ['127.0.0.1', undefined],
    ['192.168.1.1', 'by_unlisted_proxy'],
    ['100.64.0.1', 'by_unlisted_proxy'],
    ['fc00::1', 'by_unlisted_proxy'],
    ['::1', 'by_unlisted_proxy'],
    ['203.0.113.7', undefined],
    ['', undefined],
  ])('at %s that names its client has the fault %s', (peer, fault) => {
    expect(call(peer, '198.51.100.1', PUBLIC).proxyFault).toBe(fault);
  });

  test.each([
    ['10.0.0.1', undefined],
    ['10.0.0.1', 'unknown'],
    ['10.0.0.1', '127.0.0.1'],
    ['10.0.0.1', '127.0.0.2'],
    ['10.0.0.1', '10.0.0.9, 10.0.0.2'],
    ['::1', undefined],
  ])('at %s that names only %s hides its clients', (peer, forwardedFor) => {
    for (const host of [PUBLIC, `${PUBLIC}:443`, '127.0.0.1:3000'])
      expect(call(peer, forwardedFor, host).proxyFault).toBe('without_forwarded_for');
  });

  test.each(['192.168.1.1', '203.0.113.7'])('is not assumed at %s', (peer) => {
    expect(call(peer, undefined, PUBLIC).proxyFault).toBeUndefined();
  });
});

test('only localhost and loopback IPs are loopback names', () => {
  for (const name of ['127.0.0.1', '[::1]', 'localhost', '127.9.9.9'])
    expect([name, isLoopbackName(name)]).toEqual([name, true]);
  for (const name of ['127.1', '128.0.0.1', 'localhost.example', ''])
    expect([name, isLoopbackName(name)]).toEqual([name, false]);
});
