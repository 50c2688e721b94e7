import {
  type FakeMailServer,
  plainTextOf,
  startFakeMailServer,
} from '../../../test/support/fakes/mail-server';
import { SECRET } from '../../../test/support/server/secret';
import { parseMailService, type SmtpServer } from '../../core/env/mail-settings';
import { writeMail } from '../write-mail';
import { smtp } from './smtp';

const sender = { name: 'Spawn "Point"', address: 'site@example.org' };
const mail = writeMail(
  {
    id: '6f1c2f60-0000-4000-8000-000000000001',
    kind: 'reset_password',
    to: 'alex@example.org',
    username: 'Alex',
    details: {},
    nonce: 'AAAAAAAAAAAAAAAAAAAAAA',
    writtenAt: Date.parse('2026-05-25T12:00:00.000Z'),
  },
  { siteUrl: 'https://site.example', siteSecret: SECRET },
);

let server: FakeMailServer;
beforeEach(async () => {
  server = await startFakeMailServer();
});
afterEach(() => server.stop());

function serverAt(url: string): SmtpServer {
  const service = parseMailService(url);
  if (service?.kind !== 'smtp') throw new Error('This is no SMTP server.');
  return service;
}
const post = (timeLimitMs = 5_000, url = server.url) => smtp(serverAt(url), sender, timeLimitMs)(mail);

test('a mail arrives whole, from the site, with its link on a line of its own', async () => {
  expect(await post()).toEqual({ kind: 'taken' });
  const [arrived] = server.arrived;
  expect(server.arrived).toHaveLength(1);
  expect(arrived?.to).toEqual(['alex@example.org']);
  expect(arrived?.source).toContain('From: "Spawn \\"Point\\"" <site@example.org>');
  expect(arrived?.source).toContain('Auto-Submitted: auto-generated');
  expect(arrived?.source).toContain('Date: Mon, 25 May 2026 12:00:00 +0000');
  expect(arrived?.messageId).toBe(mail.messageId);
  expect(arrived && plainTextOf(arrived)).toMatch(/^https:\/\/site\.example\/reset#token=[\w-]{43}$/m);
});

test.each([
  ['hangs at first', { kind: 'failed', status: null }],
  ['hangs at the end', { kind: 'failed', status: null }],
  ['says 451', { kind: 'failed', status: 451 }],
  ['drops and keeps', { kind: 'failed', status: null }],
  ['refuses the sender', { kind: 'failed', status: 550 }],
  ['refuses the recipient', { kind: 'refused', status: 550 }],
  ['refuses the text', { kind: 'refused', status: 554 }],
] as const)('a server that %s: %j', async (manners, outcome) => {
  server.manners = manners;
  expect(await post(manners.startsWith('hangs') ? 300 : 5_000)).toEqual(outcome);
});

test('a server that is away is a failure', async () => {
  await server.stop();
  expect(await post()).toEqual({ kind: 'failed', status: null });
});

test('it signs in with the name and password of the address, and a wrong one is nothing of the mail', async () => {
  await server.stop();
  server = await startFakeMailServer('s3cret/word');
  const at = (password: string) => `smtp://me%40example.org:${password}@127.0.0.1:${String(server.port)}`;
  expect(await post(5_000, at('s3cret%2Fword'))).toEqual({ kind: 'taken' });
  expect(server.signIns.at(-1)).toEqual({ user: 'me@example.org', password: 's3cret/word' });
  expect(await post(5_000, at('wrong'))).toEqual({ kind: 'failed', status: 535 });
});

test('nothing goes to a server elsewhere that offers no encryption', async () => {
  const elsewhere = { ...serverAt(server.url), encryption: 'starttls' } as const;
  expect(await smtp(elsewhere, sender, 5_000)(mail)).toMatchObject({ kind: 'failed' });
  expect(server.arrived).toEqual([]);
});
