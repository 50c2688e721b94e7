import { createTransport } from 'nodemailer';
import { failureReason } from '#messages/service-failures';
import type { Environment } from '../../functions/core/env/env';
import type { SmtpServer } from '../../functions/core/env/mail-settings';
import type { ShopSetting } from '../../functions/core/env/shop-setting';
import { userAgent } from '../../functions/core/env/user-agent';
import { type VoteSettings, voteVariable } from '../../functions/core/env/vote-settings';
import { askTurnstile, BAD_SECRET } from '../../functions/core/guard/turnstile';
import { field } from '../../functions/core/untrusted';
import { ShopError } from '../../functions/shop/ask-shop';
import { askCatalogue } from '../../functions/shop/read-catalogue';
import type { Check } from './verdict';

const STEP_MS = 5_000;

/** Addresses of the mail services; a test has its own. */
export interface MailServiceUrls {
  readonly resend: string;
  readonly postmark: string;
}
export const MAIL_SERVICE_URLS: MailServiceUrls = {
  resend: 'https://api.resend.com',
  postmark: 'https://api.postmarkapp.com',
};

type Found = Awaited<ReturnType<Check['run']>>;

/** Returns checks of the services for messages and emails; nothing is sent. */
export function serviceChecks(
  { webhookUrl, contactForwardUrl, mail, turnstile, votes, shop, sessionSecret }: Environment,
  urls: MailServiceUrls,
): Check[] {
  const said =
    (...found: Found) =>
    () =>
      Promise.resolve(found);
  return [
    {
      name: 'Webhook',
      run: webhookUrl
        ? (signal) => checkWebhook(webhookUrl, signal)
        : said('unset', 'APPLICATIONS_WEBHOOK_URL is not set, so applications are stored but not announced.'),
    },
    {
      name: 'Contact form',
      run: contactForwardUrl
        ? (signal) => checkForwarder(contactForwardUrl, signal)
        : said('unset', 'CONTACT_FORWARD_URL is not set, so messages wait at the desk.'),
    },
    {
      name: 'Mail',
      run: async (signal) => {
        if (!mail) return ['unset', 'MAIL_URL is not set, so no email is sent.'];
        const { service } = mail;
        if (service.kind === 'smtp') return logInBySmtp(service);
        return service.kind === 'resend'
          ? askService(`${urls.resend}/domains`, { Authorization: `Bearer ${service.key}` }, signal)
          : askService(`${urls.postmark}/server`, { 'X-Postmark-Server-Token': service.token }, signal);
      },
    },
    {
      name: 'Turnstile',
      run: turnstile
        ? () => checkTurnstile(turnstile)
        : said('unset', 'TURNSTILE_SECRET is not set, so forms have no captcha.'),
    },
    { name: 'Vote checks', run: said(...checkVoteChecks(votes)) },
    {
      name: 'Web shop',
      run: shop
        ? () => checkShop(shop)
        : said('unset', 'TEBEX_TOKEN is not set, so the store page shows the network’s own data.'),
    },
    {
      name: 'Session secret',
      run: sessionSecret
        ? said('ok', 'It is set, and long enough.')
        : said('unset', 'SESSION_SECRET is not set. A deployed site does not start without it.'),
    },
  ];
}

/** Checks a webhook by GET: the chat platform describes it, and posts nothing. */
async function checkWebhook(url: string, signal: AbortSignal): Promise<Found> {
  const headers = { 'User-Agent': userAgent };
  const response = await fetch(url, { headers, redirect: 'manual', signal }).catch(() => null);
  await response?.body?.cancel();
  if (response?.ok) return ['ok', 'The chat accepts it.'];
  if (!response)
    return ['wrong', 'The chat does not answer. Compare APPLICATIONS_WEBHOOK_URL with the chat’s settings.'];
  const isGone = [401, 403, 404].includes(response.status);
  const advice = isGone
    ? 'It no longer exists. Create a new one in the chat’s settings and set APPLICATIONS_WEBHOOK_URL to its address.'
    : 'Try again later. If it keeps failing, compare APPLICATIONS_WEBHOOK_URL with the chat’s settings.';
  return ['wrong', `The chat answers with status ${String(response.status)}. ${advice}`];
}

/** Requests only the headers. Services answer differently; any answer shows that the service is there. */
async function checkForwarder(url: string, signal: AbortSignal): Promise<Found> {
  const headers = { 'User-Agent': userAgent };
  const response = await fetch(url, { method: 'HEAD', headers, redirect: 'manual', signal }).catch(
    () => null,
  );
  if (!response)
    return ['wrong', 'The service does not answer. Compare CONTACT_FORWARD_URL with the service’s settings.'];
  return OUT_OF_ORDER.includes(response.status)
    ? ['wrong', `The service answers with status ${String(response.status)}. Try again later.`]
    : ['ok', 'The service answers. Only a real message would show that it accepts the form.'];
}
/** Status of a gateway without its service, or of a closed service. */
const OUT_OF_ORDER = [502, 503, 504];

/** Sends a made-up token: Cloudflare's answer reveals whether it knows the secret. */
async function checkTurnstile({ secret, url }: NonNullable<Environment['turnstile']>): Promise<Found> {
  const form = new URLSearchParams({ secret, response: 'made-up' });
  const verdict = await askTurnstile(form, { url, userAgent, timeLimitMs: STEP_MS });
  if (!verdict) return ['wrong', 'Cloudflare does not answer. Is this machine online?'];
  if (verdict.codes.some((code) => BAD_SECRET.includes(code)))
    return ['wrong', 'Cloudflare rejects the secret. Copy TURNSTILE_SECRET from the widget’s page again.'];
  return verdict.isGood
    ? [
        'unknown',
        'This is Cloudflare’s test secret, which lets everyone pass. Use your own keys before you publish.',
      ]
    : [
        'ok',
        'Cloudflare accepts the secret. Only a visitor’s token would show that the site key belongs to it.',
      ];
}

/** Checks only that keys are set: listing sites answer nothing without a player. */
function checkVoteChecks(votes: VoteSettings): Found {
  const set = Object.keys(votes).filter((site) => votes[site] !== null);
  if (set.length === 0)
    return [
      'unset',
      'No site has a `check` in networks/NAME/voting.ts, and no VOTE_CHECK_… is set, so votes are counted as they arrive by Votifier.',
    ];
  const [keyless] = set.filter((site) => !votes[site]?.key);
  return keyless === undefined
    ? ['ok', 'Each has a key. Only a vote would show that the listing site accepts it.']
    : [
        'wrong',
        `${voteVariable('KEY', keyless)} is not set, so no vote is confirmed there. The listing site gives you one.`,
      ];
}

/** Reads the catalogue, as visitors see it. Opens no basket. */
async function checkShop(setting: ShopSetting): Promise<Found> {
  try {
    const { catalogue, leftOut } = await askCatalogue(setting, Date.now);
    const count = catalogue.categories.flatMap(({ packages }) => packages).length;
    return leftOut.length === 0
      ? ['ok', `The shop answers. Packages on the store page: ${String(count)}.`]
      : [
          'warning',
          `The shop answers. Packages on the store page: ${String(count)}. Left out, because they are not as documented: ${leftOut.slice(0, MOST_NAMED).join(', ')}.`,
        ];
  } catch (fault) {
    if (!(fault instanceof ShopError)) throw fault;
    if (UNKNOWN_TOKEN.includes(fault.reason))
      return [
        'wrong',
        'The shop does not know the token. Copy the public token from creator.tebex.io/developers/api-keys to TEBEX_TOKEN.',
      ];
    return fault.reason === 'no_answer'
      ? ['wrong', 'The shop does not answer. Is this machine online? TEBEX_URL is for tests only.']
      : ['wrong', `The shop gives no usable answer: ${failureReason(fault.reason)}. Try again later.`];
  }
}
const UNKNOWN_TOKEN = ['status_401', 'status_403', 'status_404', 'status_422'];
const MOST_NAMED = 5;

/** Signs in and disconnects. */
async function logInBySmtp({ host, port, encryption, auth }: SmtpServer): Promise<Found> {
  const transport = createTransport({
    host,
    port,
    secure: encryption === 'tls',
    requireTLS: encryption === 'starttls',
    ignoreTLS: encryption === 'none',
    ...(auth && { auth: { user: auth.user, pass: auth.password } }),
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
  });
  try {
    await transport.verify();
    return ['ok', auth ? 'The site can sign in to the server.' : 'The server answers.'];
  } catch (fault) {
    return field(fault, 'code') === 'EAUTH'
      ? [
          'wrong',
          'The server rejects the user and password. Compare those in MAIL_URL, with special characters encoded.',
        ]
      : [
          'wrong',
          'The server does not answer as a mail server. Compare host, port and smtp or smtps in MAIL_URL.',
        ];
  } finally {
    transport.close();
  }
}

/** Reads a resource that a wrong key cannot read. A key restricted to sending gets a distinct error. */
async function askService(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<Found> {
  const response = await fetch(url, {
    headers: { ...headers, Accept: 'application/json', 'User-Agent': userAgent },
    redirect: 'error',
    signal,
  }).catch(() => null);
  if (!response) return ['wrong', 'The mail service does not answer. Is this machine online?'];
  const said: unknown = await response.json().catch(() => null);
  if (response.ok || field(said, 'name') === 'restricted_api_key')
    return ['ok', 'The mail service accepts the key.'];
  return [
    'wrong',
    `The mail service answers with status ${String(response.status)}. Create a new key there and set it in MAIL_URL.`,
  ];
}
