import type { ServerResponse } from 'node:http';
import type { EmailKind } from '#messages/mail';
import { identity } from '#network/identity';
import { type MailServiceFake, startPostmark, startResend } from '../../../test/support/fakes/mail-services';
import { SECRET } from '../../../test/support/server/secret';
import { writeMail } from '../write-mail';
import { postmark } from './postmark';
import { resend } from './resend';

const KEY = 'key_of_the_site';
const sender = { name: 'Site', address: 'site@example.org' };
const mailTo = (to: string, username = 'Alex', kind: EmailKind = 'password_changed') =>
  writeMail(
    {
      id: '6f1c2f60-0000-4000-8000-000000000001',
      kind,
      to,
      username,
      details: {},
      nonce: null,
      writtenAt: 0,
    },
    { siteUrl: 'https://site.example', siteSecret: SECRET },
  );

let service: MailServiceFake;
afterEach(() => service.stop());

const answers: [string, (response: ServerResponse) => void, unknown][] = [
  ['500', (response) => void response.writeHead(500).end('Oops'), { kind: 'failed', status: 500 }],
  [
    'a redirect',
    (response) => void response.writeHead(307, { Location: 'http://127.0.0.1:9/' }).end(),
    { kind: 'failed', status: 307 },
  ],
  [
    '429',
    (response) => void response.writeHead(429, { 'Retry-After': '3' }).end('{}'),
    { kind: 'limited', retryAfterMs: 3_000 },
  ],
  ['nothing in time', () => undefined, { kind: 'failed', status: null }],
  ['the end of the connection', (response) => response.destroy(), { kind: 'failed', status: null }],
];

describe('Resend', () => {
  beforeEach(async () => {
    service = await startResend(KEY);
  });
  const post = (to: string, key = KEY, username?: string, kind?: EmailKind) =>
    resend({ key, sender, userAgent: 'Site/1', baseUrl: service.baseUrl, timeLimitMs: 500 })(
      mailTo(to, username, kind),
    );

  test('an answer of the team replies to its address, and is not marked as automatic', async () => {
    await post('alex@example.org', KEY, '', 'answer');
    const [taken] = service.taken;
    expect(taken).toMatchObject({ reply_to: identity.email });
    expect(taken?.['headers']).not.toHaveProperty('Auto-Submitted');
  });

  test('takes a mail with text and HTML, once, however often it is sent', async () => {
    expect(await post('alex@example.org')).toEqual({ kind: 'taken' });
    expect(await post('alex@example.org')).toEqual({ kind: 'taken' });
    expect(service.taken).toEqual([
      expect.objectContaining({
        from: '"Site" <site@example.org>',
        to: ['alex@example.org'],
        text: expect.stringContaining('https://site.example/forgot'),
        html: expect.stringContaining('<html'),
      }),
    ]);
  });

  test('an address with a domain in Unicode is given in ASCII, however old its account is', async () => {
    expect(await post('spieler@bücher.example')).toEqual({ kind: 'taken' });
    expect(service.taken).toEqual([expect.objectContaining({ to: ['spieler@xn--bcher-kva.example'] })]);
  });

  test('a mail whose words were changed since it was taken counts as taken', async () => {
    await post('alex@example.org');
    expect(await post('alex@example.org', KEY, 'Alexis')).toEqual({ kind: 'taken' });
    expect(service.taken).toHaveLength(1);
  });

  test('a wrong key may be mended, an address that it cannot take is refused for good', async () => {
    expect(await post('alex@example.org', 'wrong')).toEqual({ kind: 'failed', status: 403 });
    expect(await post('bad@example.org')).toEqual({ kind: 'refused', status: 422 });
  });

  test.each(answers)('%s', async (_what, answer, outcome) => {
    service.answer = answer;
    expect(await post('alex@example.org')).toEqual(outcome);
  });
});

describe('Postmark', () => {
  beforeEach(async () => {
    service = await startPostmark(KEY);
  });
  const post = (to: string, token = KEY, address = sender.address, kind?: EmailKind) =>
    postmark({
      token,
      sender: { ...sender, address },
      userAgent: 'Site/1',
      baseUrl: service.baseUrl,
      timeLimitMs: 500,
    })(mailTo(to, undefined, kind));

  test('an answer of the team replies to its address, and is not marked as automatic', async () => {
    await post('alex@example.org', KEY, sender.address, 'answer');
    expect(service.taken).toEqual([expect.objectContaining({ ReplyTo: identity.email })]);
    expect(JSON.stringify(service.taken)).not.toContain('Auto-Submitted');
  });

  test('takes a mail with text and HTML, untracked, under its own id', async () => {
    expect(await post('alex@example.org')).toEqual({ kind: 'taken' });
    const [taken] = service.taken;
    expect(taken).toMatchObject({
      From: '"Site" <site@example.org>',
      To: 'alex@example.org',
      TextBody: expect.stringContaining('https://site.example/forgot'),
      HtmlBody: expect.stringContaining('<html'),
      TrackOpens: false,
      TrackLinks: 'None',
    });
    expect(taken?.['Headers']).toContainEqual({ Name: 'Message-ID', Value: mailTo('').messageId });
  });

  test.each([
    ['a wrong token', () => post('alex@example.org', 'wrong'), { kind: 'failed', status: 401 }],
    [
      'an unknown sender',
      () => post('a@example.org', KEY, 'stranger@example.org'),
      { kind: 'failed', status: 422 },
    ],
    [
      'an unverified sender',
      () => post('a@example.org', KEY, 'nobody@example.org'),
      { kind: 'failed', status: 422 },
    ],
    ['an inactive recipient', () => post('gone@example.org'), { kind: 'refused', status: 422 }],
    ['a recipient that is none', () => post('bad@example.org'), { kind: 'refused', status: 422 }],
  ])('%s', async (_what, send, outcome) => {
    expect(await send()).toEqual(outcome);
    expect(service.taken).toEqual([]);
  });

  test.each(answers)('%s', async (_what, answer, outcome) => {
    service.answer = answer;
    expect(await post('alex@example.org')).toEqual(outcome);
  });
});
