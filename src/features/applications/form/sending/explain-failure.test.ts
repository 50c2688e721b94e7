import { applicationForm } from '#messages/applications/form';
import { reapplyText, refusals } from '#messages/applications/refusals';
import { callFailures } from '#messages/failures';
import { COOKIES_BLOCKED } from '@/lib/cookies';
import { explainFailure } from './explain-failure';

const { failure, guidelines } = applicationForm;
const said = (status: number, error: object, retryAfter?: number) => ({
  status,
  data: { error },
  ...(retryAfter !== undefined && { retryAfter }),
});

test.each([
  ['an unknown fault', said(500, { code: 'internal', message: 'Internal error.' }), failure.rejected],
  [
    'a gateway’s page',
    { status: 'PARSING_ERROR' as const, originalStatus: 502, data: '<html>', error: '' },
    failure.rejected,
  ],
  ['a success of another shape', { status: 200, data: {} }, failure.rejected],
  [
    'a token that is no longer known',
    said(401, { code: 'unauthenticated', message: 'x' }),
    failure.signedOut,
  ],
  ['a call that ended with the session', { name: 'AbortError', message: 'Aborted' }, failure.signedOut],
  ['a cookie that was refused', said(403, { code: 'csrf_failed', message: 'x' }), COOKIES_BLOCKED.text],
  ['an open application', said(409, { message: 'You already have one.' }), 'You already have one.'],
  ['what is too large', said(413, { message: 'The body is too large.' }), 'The body is too large.'],
  ['wrong answers', said(422, { message: 'Please check the fields.' }), failure.invalid],
  ['too many', said(429, { message: 'x' }, 120), callFailures.tooMany('in 2 minutes')],
  ['a database that is away', said(503, { message: 'x' }, 5), callFailures.unavailable('in 5 seconds')],
  ['no room for strangers', said(503, { code: 'full', message: 'x' }, 3_600), refusals.full],
  [
    'no network',
    { status: 'FETCH_ERROR' as const, error: 'TypeError: Failed to fetch' },
    callFailures.unreachableOnline,
  ],
  ['an exception', { message: 'Quota exceeded' }, 'Quota exceeded'],
  ['an exception without words', {}, failure.unknown],
])('%s', (_what, error, message) => {
  expect(explainFailure(error)).toEqual({ message, position: undefined, answers: {} });
});

test('guidelines that the server holds for unread are said as the form says it', () => {
  const fields = { guidelinesReadAt: 'Too old' };
  expect(explainFailure(said(422, { message: 'Please check.', fields })).message).toBe(guidelines.missing);
});

describe('a rejection that is not long ago', () => {
  const rejected = (reapplyFrom: string) =>
    said(409, { code: 'conflict', message: 'From June 29, in UTC.', fields: { reapplyFrom } });

  test('is said with the day on which the applicant has the next chance', () => {
    const from = '2026-06-29T05:00:00.000Z';
    expect(explainFailure(rejected(from)).message).toBe(reapplyText(from));
  });

  test('is said in the server’s words when its time cannot be read', () => {
    expect(explainFailure(rejected('soon')).message).toBe('From June 29, in UTC.');
  });
});

test('problems of answers lie at the names of their questions', () => {
  const fields = { 'answers.discord': 'Not this one', position: 'Closed', idempotencyKey: 'Wrong' };
  expect(explainFailure(said(422, { message: 'Please check.', fields }))).toEqual({
    message: failure.invalid,
    position: 'Closed',
    answers: { discord: 'Not this one' },
  });
});

test('a failure of ours has what the log has it by, one of the applicant’s has not', () => {
  const ours = { ...said(500, { code: 'internal', message: 'Ours.' }), reference: '01J' };
  expect(explainFailure(ours).message).toBe(`${failure.rejected} (Reference: 01J)`);
  expect(explainFailure(said(500, { code: 'internal', message: 'Ours.' })).message).toBe(failure.rejected);
});
