import { randomUUID } from 'node:crypto';
import { type ChatSink, startChatSink } from '../support/fakes/chat-sink';
import { failing, type FormSink, startFormSink } from '../support/fakes/form-sink';
import { startTurnstileService, type TurnstileService } from '../support/fakes/turnstile-service';
import { applicationFor } from '../support/fixtures/applications';
import { visitorMessage } from '../support/fixtures/contact-message';
import { type AccountSite, startAccountSite } from '../support/server/account-site';

let chat: ChatSink;
let forms: FormSink;
let turnstile: TurnstileService;
let site: AccountSite;
beforeAll(async () => {
  [chat, forms, turnstile] = await Promise.all([startChatSink(), startFormSink(), startTurnstileService()]);
  site = await startAccountSite({
    APPLICATIONS_WEBHOOK_URL: chat.url,
    CONTACT_FORWARD_URL: forms.url,
    TURNSTILE_SITE_KEY: '0x4AAAAAAAsite',
    TURNSTILE_SECRET: turnstile.secret,
    TURNSTILE_VERIFY_URL: turnstile.url,
  });
});
afterAll(async () => {
  await site.stop();
  await Promise.all([chat.stop(), forms.stop(), turnstile.stop()]);
});

const failures = async (token: string) =>
  (await site.call('GET /api/admin/services', { token })).body.failures;

test('staff reads when each service last failed, and why, without its address', async () => {
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { token } = await site.add('Reviewer', 'reviewer');
  const { token: applicant } = await site.add('Applicant');
  expect(await failures(token)).toEqual([]);
  const message = () => ({ ...visitorMessage, idempotencyKey: randomUUID() });
  forms.answer = failing;
  chat.mode = 'gone';
  const sent = await Promise.all([
    site.call('POST /api/applications', { body: applicationFor('Architect'), token: applicant }),
    site.call('POST /api/contact', { body: { ...message(), turnstileToken: turnstile.issue() } }),
  ]);
  turnstile.next.push('500', '500');
  sent.push(
    await site.call('POST /api/contact', { body: { ...message(), turnstileToken: turnstile.issue() } }),
  );
  await Promise.all(sent.map(({ background }) => background));
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  const noted = await failures(token);
  expect(new Set(noted)).toEqual(
    new Set([
      { service: 'webhook', at, reason: 'status_404' },
      { service: 'contact', at, reason: 'status_500' },
      { service: 'turnstile', at, reason: 'no_answer' },
    ]),
  );
  expect(JSON.stringify(noted)).not.toMatch(/127\.0\.0\.1|http:/);
});
