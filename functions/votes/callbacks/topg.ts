import type { VoteSetting } from '../../core/env/vote-settings';

const OWN_URL = 'https://topg.org/minecraft-servers';

/** Where to vote on TopG, which brings the last part of the address back; the key is the site's number there. */
export function topgLink({ key, url }: VoteSetting, ticket: string): string | null {
  return key === null ? null : `${url ?? OWN_URL}/in-${encodeURIComponent(key)}-${ticket}`;
}

/**
 * What TopG brings back in `p_resp`; null for nothing, or more than one. TopG shows nothing that proves who calls, so it has to
 * be a ticket that nobody else knows, and never a name.
 */
export function topgTicket(request: Request): string | null {
  const [ticket, ...more] = new URL(request.url).searchParams.getAll('p_resp');
  return ticket === undefined || more.length > 0 ? null : ticket;
}
