import type { VoteSetting } from '../../core/env/vote-settings';

const OWN_URL = 'https://topg.org/minecraft-servers';
/** Calls come from this host, as TopG's page on voting checks says. Its website has other addresses, those of a proxy. */
const OWN_CALLER = 'monitor.topg.org';

/** Where to vote on TopG, which brings the last part of the address back; the key is the site's number there. */
export function topgLink({ key, url }: VoteSetting, ticket: string): string | null {
  return key === null ? null : `${url ?? OWN_URL}/in-${encodeURIComponent(key)}-${ticket}`;
}

/** The host whose addresses TopG calls from: its own, or that of whatever stands in for it. */
export function topgCaller({ url }: VoteSetting): string {
  const { hostname } = new URL(url ?? OWN_URL);
  return /(?:^|\.)topg\.org$/.test(hostname) ? OWN_CALLER : hostname.replace(/^\[|\]$/g, '');
}

/** The ticket that TopG brings back in `p_resp`, which names the player; null for nothing, or more than one. */
export function topgTicket(request: Request): string | null {
  const [ticket, ...more] = new URL(request.url).searchParams.getAll('p_resp');
  return ticket === undefined || more.length > 0 ? null : ticket;
}
