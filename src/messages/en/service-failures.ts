import { voteSiteNames } from '#network/vote-names';

/** Outside services that the site needs, by the names under which their failures are recorded. */
export const outsideServices = (): (readonly [service: string, name: string])[] => [
  ['webhook', 'Chat webhook'],
  ['contact', 'Form forwarder'],
  ['mail', 'Mail service'],
  ['ping', 'Game servers (direct ping)'],
  ['lookup', 'First status lookup service'],
  ['fallback', 'Second status lookup service'],
  ['turnstile', 'Captcha'],
  ['shop', 'Web shop'],
  ...voteSiteNames.map(({ id, name }) => [`vote-${id}`, `Votes at ${name}`] as const),
];

const REASONS: Readonly<Record<string, string>> = {
  no_answer: 'no answer in time',
  timeout: 'no answer in time',
  rate_limited: 'too many requests',
  no_usable_answer: 'no usable answer',
  refused: 'refused the connection',
  reset: 'dropped the connection',
  unreachable: 'not reachable',
  dns: 'its host name does not exist',
  tls: 'its certificate is not valid',
  closed: 'hung up without an answer',
  srv_unknown: 'its SRV record could not be resolved in time',
  bad_packet: 'its answer was not a server status',
  bad_answer: 'no usable answer',
  not_json: 'no usable answer',
  too_long: 'its answer was too long',
  wrong_host: 'it named an address that is not its own',
  'invalid-input-secret': 'the secret is wrong',
  'missing-input-secret': 'the secret is missing',
};

/** Returns why a service failed, as text: `status_404` becomes `status 404`. */
export const failureReason = (reason: string): string => {
  const [, status] = /^(?:status|http)_(\d{3})$/.exec(reason) ?? [];
  return status === undefined ? (REASONS[reason] ?? 'unknown reason') : `status ${status}`;
};

export const serviceTexts = {
  title: 'Outside services',
  none: 'No failures recorded',
  last: (when: string, reason: string) => `Last failure ${when}: ${reason}`,
  loading: 'Loading …',
  failureTitle: 'The failures of outside services could not be loaded',
} as const;
