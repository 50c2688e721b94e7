import { announcementFailures, gaveUp } from '#messages/applications/desk';
import { toReason } from '@/contract/delivery-failures';
import { announcementReason } from './application-announcement';

test.each([
  [{ failure: 'limited', hasGivenUp: false }, announcementFailures.limited()],
  [{ failure: 'gone', status: 404, hasGivenUp: false }, announcementFailures.gone(404)],
  [{ failure: 'no_answer', hasGivenUp: true }, gaveUp(announcementFailures.no_answer())],
  [{ failure: 'failed', status: 500, hasGivenUp: true }, gaveUp(announcementFailures.failed(500))],
] as const)('%j is worded', (reason, text) => {
  expect(announcementReason(toReason(reason))).toBe(text);
});

test.each(['Gave up after a day. The chat was closed.', 'toString', 'refused:', 'gone:4040'])(
  'the text %j of an earlier version stays as it was stored',
  (stored) => {
    expect(announcementReason(stored)).toBe(stored.endsWith('.') ? stored : `${stored}.`);
  },
);
