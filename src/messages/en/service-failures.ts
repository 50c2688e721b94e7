import { voteSiteNames } from '#network/vote-names';

/** The outside services that the site needs, by the names under which it notes their failures. */
export const outsideServices = (): (readonly [service: string, name: string])[] => [
  ['webhook', 'Chat webhook'],
  ['contact', 'Form forwarder'],
  ['mail', 'Mail service'],
  ['ping', 'Game servers, asked directly'],
  ['lookup', 'First look-up service'],
  ['fallback', 'Second look-up service'],
  ['turnstile', 'Check against robots'],
  ...voteSiteNames.map(({ id, name }) => [`vote-${id}`, `Votes at ${name}`] as const),
];

const REASONS: Readonly<Record<string, string>> = {
  no_answer: 'no answer in time',
  timeout: 'no answer in time',
  rate_limited: 'asked us to wait',
  no_usable_answer: 'no answer of use',
  refused: 'refused the connection',
  reset: 'broke the connection off',
  unreachable: 'not reachable',
  dns: 'its name does not exist',
  tls: 'its certificate is not good',
  closed: 'hung up without an answer',
  srv_unknown: 'its service record (SRV) could not be looked up in time',
  bad_packet: 'answered something that is no status',
  bad_answer: 'no answer of use',
  not_json: 'no answer of use',
  too_long: 'an answer that is too long',
  'invalid-input-secret': 'the secret is wrong',
  'missing-input-secret': 'the secret is missing',
};

/** Why a service failed, in words: `status_404` is `status 404`. */
export const failureReason = (reason: string): string => {
  const [, status] = /^(?:status|http)_(\d{3})$/.exec(reason) ?? [];
  return status === undefined ? (REASONS[reason] ?? 'an unknown reason') : `status ${status}`;
};

export const serviceWords = {
  title: 'Outside services',
  none: 'No failure noted',
  last: (when: string, reason: string) => `Last failure ${when}: ${reason}`,
  loading: 'Asking now',
  failureTitle: 'The failures of outside services could not be loaded',
} as const;
