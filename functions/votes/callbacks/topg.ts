import type { VoteSetting } from '../../core/env/vote-settings';

/** What a ticket is made of: nobody guesses one of 120 bits. */
const TICKET = /^[0-9a-f]{30}$/;
const OWN_URL = 'https://topg.org/minecraft-servers';

/** Where to vote on TopG, which brings the last part of the address back; the key is the site's number there. */
export function topgLink({ key, url }: VoteSetting, ticket: string): string | null {
  return key === null ? null : `${url ?? OWN_URL}/in-${encodeURIComponent(key)}-${ticket}`;
}

/**
 * The ticket that TopG brings back in `p_resp`; null for anything else. TopG shows nothing that proves who calls, so what it
 * brings must be a ticket that nobody else knows, and never a name.
 */
export function topgTicket(request: Request): string | null {
  const [ticket = '', ...more] = new URL(request.url).searchParams.getAll('p_resp');
  return more.length === 0 && TICKET.test(ticket) ? ticket : null;
}
