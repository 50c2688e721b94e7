import { createTransport } from 'nodemailer';
import type { Environment } from '../../functions/core/env/env';
import type { SmtpServer } from '../../functions/core/env/mail-settings';
import { userAgent } from '../../functions/core/env/user-agent';
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
  { webhookUrl, contactForwardUrl, mail, turnstile, sessionSecret }: Environment,
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
        ? said('ok', 'Forwarding is set. Only a message shows that it is taken; this sends none.')
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
        ? said('ok', 'Both keys are set. Only a visitor’s token shows that they fit.')
        : said('unset', 'TURNSTILE_SECRET is not set: strangers’ forms have no check against robots.'),
    },
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
