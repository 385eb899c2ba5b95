import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export type Ip = ipaddr.IPv4 | ipaddr.IPv6;

/** IP networks, each with the length of its prefix. */
export type Networks = [Ip, number][];

/**
 * Networks from a list with commas, such as `127.0.0.1, 10.0.0.0/8`; undefined for a bad or empty
 * one.
 */
export function parseNetworks(text: string): Networks | undefined {
  const parts = text.split(',').map((part) => part.trim());
  const networks = parts.filter(Boolean).map(parseNetwork);
  return networks.length > 0 && networks.every((network) => network !== undefined)
    ? networks
    : undefined;
}

function parseNetwork(text: string): [Ip, number] | undefined {
  const [ip = '', bits = isIP(ip) === 6 ? '128' : '32'] = text.split(/\/(.*)/);
  const cidr = `${ip}/${bits}`;
  // The library also reads short forms, such as 10/8.
  return isIP(ip) && ipaddr.isValidCIDR(cidr) ? ipaddr.parseCIDR(cidr) : undefined;
}
