import { isIPv4, isIPv6 } from 'node:net';
import type { Context } from '@netlify/functions';
import type { RateLimiter } from './rate-limit';
import { ApiError } from '../http/api-error';

/**
 * Counts a call against the network address that it came from, as the platform saw it: headers are the client's word.
 * @throws ApiError `rate_limited` with the seconds to wait; Unavailable when nobody can tell
 */
export async function limitByAddress(limiter: RateLimiter, { ip }: Context): Promise<void> {
  const waitMs = await limiter.take(networkOf(ip));
  if (waitMs === 0) return;
  const retryAfter = Math.ceil(waitMs / 1_000);
  throw new ApiError('rate_limited', 'Too many requests from your network. Please come back later.', {
    retryAfter,
  });
}

/** An IPv4 address, or the first half of an IPv6 address: that is what one customer of a provider has. */
export function networkOf(ip: string): string {
  const address = ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(address)) return address;
  // Those without an address share one count.
  if (!isIPv6(address)) return 'unknown';
  const [head = '', tail] = address.toLowerCase().split('::');
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')];
  const missing = tail === undefined ? 0 : 8 - first.length - last.length;
  const groups = [...first, ...Array.from({ length: missing }, () => '0'), ...last];
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** Without zeros in front; an IPv4 address at the end stands for two groups. */
function groupsOf(text: string): string[] {
  const groups = text === '' ? [] : text.split(':');
  return groups.flatMap((group) => (group.includes('.') ? ['0', '0'] : [parseInt(group, 16).toString(16)]));
}
