import { isIPv4, isIPv6 } from 'node:net';
import type { Edition } from '@/contract/network/servers';
import { isHostName } from '@/contract/urls';

/** Address of a game server. IPv6 hosts have no brackets. */
export interface GameAddress {
  readonly host: string;
  readonly port: number;
  /** Set where the address names no port. Lookup services then follow the server's SRV record, like game clients. */
  readonly isPortLeftOut?: true;
}

const DEFAULT_PORTS: Readonly<Record<Edition, number>> = { java: 25_565, bedrock: 19_132 };

/** Reads `host`, `host:port` or `[IPv6]:port`; null when it is neither of these. */
export function parseGameAddress(text: string, edition: Edition = 'java'): GameAddress | null {
  const [, bracketed, plain, digits] = /^(?:\[([^\]]*)\]|([^:[\]]*))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const port = digits === undefined ? DEFAULT_PORTS[edition] : Number(digits);
  if (port < 1 || port > 65_535) return null;
  const place = { port, ...(digits === undefined && ({ isPortLeftOut: true } as const)) };
  if (bracketed !== undefined) return isIPv6(bracketed) ? { host: bracketed, ...place } : null;
  return plain !== undefined && isHost(plain) ? { host: plain, ...place } : null;
}

/** Returns whether a host, or the host of a URL, names this machine. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  return bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1' || isLoopbackIPv4(bare);
}

/**
 * Reads a URL that functions may call: encrypted, unless it stays on this machine.
 * @returns the URL without slashes at its end; null when it is invalid or not safe
 */
export function parseSafeUrl(text: string): string | null {
  return parseExactUrl(text)?.replace(/(?<!\/)\/+$/, '') ?? null;
}

/** Reads a URL like {@link parseSafeUrl}, and leaves it unchanged: a trailing slash may matter. */
export function parseExactUrl(text: string): string | null {
  const url = URL.parse(text);
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname));
  return isSafe ? text : null;
}

function isHost(text: string): boolean {
  // Text that ends in a number is an IPv4 address, valid or mistyped.
  if (/(?:^|\.)\d+$/.test(text)) return isIPv4(text);
  return isHostName(text);
}

function isLoopbackIPv4(host: string): boolean {
  return isIPv4(host) && host.startsWith('127.');
}
