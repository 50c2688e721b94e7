import { ApiError } from '../errors/api-error';
import type { RateLimiter } from './rate-limit';

/**
 * Counts a call against its client subnet.
 * @throws ApiError `rate_limited` with the seconds to wait; UnavailableError when the limit cannot be checked
 */
export async function limitByNetwork(limiter: RateLimiter, network: string): Promise<void> {
  refuseFor(await limiter.take(network));
}

/**
 * Counts a call against its account.
 * @throws ApiError `rate_limited` with the seconds to wait; UnavailableError when the limit cannot be checked
 */
export async function limitByAccount(limiter: RateLimiter, userId: string): Promise<void> {
  refuseFor(await limiter.take(userId), OF_ACCOUNT);
}

/** Message to an account that has to wait. */
export const OF_ACCOUNT = 'Too many requests from your account. Please try again later.';

/**
 * Refuses a call whose client subnet or account has to wait; passes it when `waitMs` is 0.
 * @throws ApiError `rate_limited` with the seconds to wait
 */
export function refuseFor(
  waitMs: number,
  message = 'Too many requests from your network. Please try again later.',
): void {
  if (waitMs === 0) return;
  throw new ApiError('rate_limited', message, { retryAfter: Math.ceil(waitMs / 1_000) });
}

/**
 * Returns the client subnet of an address as the platform saw it; headers can be forged. It is an IPv4 address, or the first half
 * of an IPv6 address, which one customer of a provider usually has.
 */
export async function networkOf(ip: string): Promise<string> {
  const { default: ipaddr } = await import('ipaddr.js');
  // Callers without an address share one count.
  if (!ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const groups = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${groups.join(':')}::/64`;
}

/**
 * Returns a client subnet of {@link networkOf} and, for IPv6, its enclosing blocks of 256 and of 65,536 such subnets: providers
 * give a customer any of the three.
 */
export function networksAround(network: string): string[] {
  const { site, subnet } = /^(?<site>\w+:\w+:\w+):(?<subnet>\w+)::\/64$/.exec(network)?.groups ?? {};
  if (site === undefined || subnet === undefined) return [network];
  return [network, `${site}:${subnet.padStart(4, '0').slice(0, 2)}::/56`, `${site}::/48`];
}
