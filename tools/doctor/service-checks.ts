import { createTransport } from 'nodemailer';
import type { Environment } from '../../functions/core/env/env';
import type { SmtpServer } from '../../functions/core/env/mail-settings';
import { userAgent } from '../../functions/core/env/user-agent';
import { type VoteSettings, voteVariable } from '../../functions/core/env/vote-settings';
import { askTurnstile, BAD_SECRET } from '../../functions/core/guard/turnstile';
import { field } from '../../functions/core/untrusted';
import type { Check } from './verdict';

const STEP_MS = 5_000;

/** Where mail services answer; a test has its own. */
export interface MailServiceUrls {
  readonly resend: string;
  readonly postmark: string;
}
export const MAIL_SERVICE_URLS: MailServiceUrls = {
  resend: 'https://api.resend.com',
  postmark: 'https://api.postmarkapp.com',
};

type Found = Awaited<ReturnType<Check['run']>>;

/** What takes the site's messages and mails; nothing is sent. */
export function serviceChecks(
  { webhookUrl, contactForwardUrl, mail, turnstile, votes, sessionSecret }: Environment,
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
        ? (signal) => lookAtWebhook(webhookUrl, signal)
        : said('unset', 'APPLICATIONS_WEBHOOK_URL is not set: applications are stored and not announced.'),
    },
    {
      name: 'Contact form',
      run: contactForwardUrl
        ? (signal) => lookAtForwarder(contactForwardUrl, signal)
        : said('unset', 'CONTACT_FORWARD_URL is not set: messages wait at the desk.'),
    },
    {
      name: 'Mail',
      run: async (signal) => {
        if (!mail) return ['unset', 'MAIL_URL is not set: no mail is sent.'];
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
        ? () => lookAtTurnstile(turnstile)
        : said('unset', 'TURNSTILE_SECRET is not set: strangers’ forms have no check against robots.'),
    },
    { name: 'Vote checks', run: said(...lookAtVoteChecks(votes)) },
    {
      name: 'Session secret',
      run: sessionSecret
        ? said('ok', 'It is set, and long enough.')
        : said('unset', 'SESSION_SECRET is not set: a deployed site does not start without it.'),
    },
  ];
}

/** The chat platform answers a GET of a webhook's address with what it is, and posts nothing. */
async function lookAtWebhook(url: string, signal: AbortSignal): Promise<Found> {
  const headers = { 'User-Agent': userAgent };
  const response = await fetch(url, { headers, redirect: 'manual', signal }).catch(() => null);
  await response?.body?.cancel();
  if (response?.ok) return ['ok', 'The chat knows it.'];
  if (!response)
    return ['wrong', 'The chat does not answer. Compare APPLICATIONS_WEBHOOK_URL with the chat’s settings.'];
  const isGone = [401, 403, 404].includes(response.status);
  const advice = isGone
    ? 'It does not exist any more. Make a new one in the chat’s settings and set APPLICATIONS_WEBHOOK_URL to its address.'
    : 'Try again later; if that stays so, compare APPLICATIONS_WEBHOOK_URL with the chat’s settings.';
  return ['wrong', `The chat answers with status ${String(response.status)}. ${advice}`];
}

/** Asks for the headers alone. Services differ in what they answer to that, which only says that they are there. */
async function lookAtForwarder(url: string, signal: AbortSignal): Promise<Found> {
  const headers = { 'User-Agent': userAgent };
  const response = await fetch(url, { method: 'HEAD', headers, redirect: 'manual', signal }).catch(
    () => null,
  );
  if (!response)
    return ['wrong', 'The service does not answer. Compare CONTACT_FORWARD_URL with the service’s settings.'];
  return OUT_OF_ORDER.includes(response.status)
    ? ['wrong', `The service answers with status ${String(response.status)}. Try again later.`]
    : ['ok', 'The service answers. Only a message shows that it takes the form; this sends none.'];
}
/** Of a gateway without its service, and of a service that is closed. */
const OUT_OF_ORDER = [502, 503, 504];

/** Shows a token that was never issued: what Cloudflare says of it depends on whether it knows the secret. */
async function lookAtTurnstile({ secret, url }: NonNullable<Environment['turnstile']>): Promise<Found> {
  const form = new URLSearchParams({ secret, response: 'made-up' });
  const verdict = await askTurnstile(form, { url, userAgent, timeLimitMs: STEP_MS });
  if (!verdict) return ['wrong', 'Cloudflare does not answer. Is this machine online?'];
  if (verdict.codes.some((code) => BAD_SECRET.includes(code)))
    return [
      'wrong',
      'Cloudflare does not know the secret. Copy TURNSTILE_SECRET from the widget’s page again.',
    ];
  return verdict.isGood
    ? [
        'unknown',
        'The secret is Cloudflare’s for tests, which lets everybody pass: publish with your own keys.',
      ]
    : ['ok', 'Cloudflare knows the secret. Only a visitor’s token shows that the site key belongs to it.'];
}

/** Keys alone: listing sites say nothing of one but about a player. */
function lookAtVoteChecks(votes: VoteSettings): Found {
  const set = Object.keys(votes).filter((site) => votes[site] !== null);
  if (set.length === 0)
    return [
      'unset',
      'No site has a `check` in networks/NAME/voting.ts, and no VOTE_CHECK_… is set: votes count as they come by Votifier.',
    ];
  const [keyless] = set.filter((site) => !votes[site]?.key);
  return keyless === undefined
    ? ['ok', 'Each has its key. Only a vote shows that the listing site knows it.']
    : [
        'wrong',
        `${voteVariable('KEY', keyless)} is not set, without which no vote is confirmed there. The listing site gives you one.`,
      ];
}

/** Signs in and leaves again. */
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
    return ['ok', auth ? 'The server lets the site sign in.' : 'The server answers.'];
  } catch (fault) {
    return field(fault, 'code') === 'EAUTH'
      ? [
          'wrong',
          'The server refuses user and password. Compare those in MAIL_URL, special characters encoded.',
        ]
      : [
          'wrong',
          'The server does not answer as a mail server. Compare host, port and smtp or smtps in MAIL_URL.',
        ];
  } finally {
    transport.close();
  }
}

/** Reads something that a wrong key may not; a key that may only send is told so by a name of its own. */
async function askService(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<Found> {
  const response = await fetch(url, {
    headers: { ...headers, Accept: 'application/json', 'User-Agent': userAgent },
    redirect: 'error',
    signal,
  }).catch(() => null);
  if (!response) return ['wrong', 'The mail service does not answer. Is this machine online?'];
  const said: unknown = await response.json().catch(() => null);
  if (response.ok || field(said, 'name') === 'restricted_api_key')
    return ['ok', 'The mail service knows the key.'];
  return [
    'wrong',
    `The mail service answers with status ${String(response.status)}. Make a new key there and set it in MAIL_URL.`,
  ];
}
