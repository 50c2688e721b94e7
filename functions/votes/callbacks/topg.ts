import type { VoteSetting } from '../../core/env/vote-settings';

const OWN_URL = 'https://topg.org/minecraft-servers';
/** Host that calls come from, by TopG's page on voting checks. Its website has other addresses, those of a proxy. */
const OWN_CALLER = 'monitor.topg.org';

/** Returns the address to vote at on TopG, which passes its last part back; the key is the site's number there. */
export function topgLink({ key, url }: VoteSetting, ticket: string): string | null {
  return key === null ? null : `${url ?? OWN_URL}/in-${encodeURIComponent(key)}-${ticket}`;
}

/** Returns the host whose addresses TopG calls from: its own, or that of its stand-in. */
export function topgCaller({ url }: VoteSetting): string {
  const { hostname } = new URL(url ?? OWN_URL);
  return /(?:^|\.)topg\.org$/.test(hostname) ? OWN_CALLER : hostname.replace(/^\[|\]$/g, '');
}

/** Returns the ticket in `p_resp`, which identifies the player; null for none, or more than one. */
export function topgTicket(request: Request): string | null {
  const [ticket, ...more] = new URL(request.url).searchParams.getAll('p_resp');
  return ticket === undefined || more.length > 0 ? null : ticket;
}
