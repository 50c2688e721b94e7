import { readdir, readFile } from 'node:fs/promises';
import { parseMailService } from '../../functions/core/env/mail-settings';
import { newDeviceEmail } from '../../functions/mail';
import { smtp } from '../../functions/mail/transports/smtp';
import { writeMail } from '../../functions/mail/write-mail';
import { SECRET } from '../../test/support/server/secret';
import { setUpFolder } from '../../test/support/server/temporary-folder';
import { type MailServer, startMailServer } from './mail-server';

const inFolder = setUpFolder();
let server: MailServer;
let told: { readonly to: readonly string[]; readonly file: string }[];
beforeEach(async () => {
  told = [];
  server = await startMailServer(inFolder('mail'), (mail) => told.push(mail));
});
afterEach(() => server.close());

function send(to: string, id: string) {
  const service = parseMailService(server.url);
  if (service?.kind !== 'smtp') throw new Error('This is no SMTP server.');
  const { kind, details, nonce } = newDeviceEmail(to, 'Firefox');
  const email = { id, kind, to, username: 'Alex', details, nonce, writtenAt: Date.UTC(2026, 4, 25, 12) };
  const mail = writeMail(email, { siteUrl: 'http://localhost:8888', siteSecret: SECRET });
  return smtp(service, { name: 'Site', address: 'site@example.org' })(mail);
}
const FIRST = '6f1c2f60-0000-4000-8000-000000000001';
const SECOND = '6f1c2f60-0000-4000-8000-000000000002';

test('each mail is a file of its own, and somebody is told of it', async () => {
  expect(await send('alex@example.org', FIRST)).toEqual({ kind: 'taken' });
  await send('steve@example.org', SECOND);
  const files = (await readdir(inFolder('mail'))).toSorted();
  expect(files).toEqual([`2026-05-25T12-00-00-${FIRST}.eml`, `2026-05-25T12-00-00-${SECOND}.eml`]);
  const source = await readFile(inFolder('mail', files[0] ?? ''), 'utf8');
  expect(source).toMatch(/^To: alex@example\.org\r$/m);
  expect(source).toMatch(/^http:\/\/localhost:8888\/forgot\r$/m);
  expect(told).toEqual([
    { to: ['alex@example.org'], file: inFolder('mail', files[0] ?? '') },
    { to: ['steve@example.org'], file: inFolder('mail', files[1] ?? '') },
  ]);
});

test('a mail that comes twice is one file', async () => {
  await send('alex@example.org', FIRST);
  expect(await send('alex@example.org', FIRST)).toEqual({ kind: 'taken' });
  expect(await readdir(inFolder('mail'))).toHaveLength(1);
  expect(told).toHaveLength(1);
});
