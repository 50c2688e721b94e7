import { callFailures as texts } from '#messages/failures';
import { toFailure } from './failure';

const errorResponse = (status: number, error: object, retryAfter?: number) => ({
  status,
  data: { error },
  ...(retryAfter !== undefined && { retryAfter }),
});

describe('what a visitor reads when a call fails', () => {
  it.each([
    [1, 'in 1 second'],
    [45, 'in 45 seconds'],
    [90, 'in 90 seconds'],
    [91, 'in 2 minutes'],
    [3_600, 'in 60 minutes'],
    [7_200, 'in 2 hours'],
  ])('a 429 with Retry-After %i says %s', (seconds, words) => {
    const { message } = toFailure(
      errorResponse(429, { code: 'rate_limited', message: 'Slow down' }, seconds),
    );
    expect(message).toBe(`Too many attempts. Please try again ${words}.`);
  });

  it('has its words from the messages, in their plural forms', () => {
    jest.replaceProperty(texts.when, 'minutes', { one: '{count} Minute', other: '{count} Minuten' } as never);
    expect(toFailure(errorResponse(429, { code: 'rate_limited', message: 'x' }, 120)).message).toBe(
      texts.tooMany('2 Minuten'),
    );
  });

  it('a 503 says that it is not available, and when to come back', () => {
    expect(toFailure(errorResponse(503, { code: 'unavailable', message: 'x' }, 10)).message).toBe(
      'This is not available at the moment. Please try again in 10 seconds.',
    );
    expect(toFailure({ status: 503, data: undefined }).message).toContain('in a moment');
  });

  it.each([
    ['FETCH_ERROR', true, 'Check your connection and any ad blocker, then try again.'],
    ['FETCH_ERROR', false, 'Check your connection and try again.'],
    ['TIMEOUT_ERROR', true, 'Check your connection and try again.'],
  ] as const)('%s, online: %s, says what to check', (status, isOnline, hint) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    const message = `We could not reach the server. ${hint}`;
    expect(toFailure({ status, error: 'x' })).toEqual({ status: null, message, fields: {} });
  });

  it.each([
    [
      { ...errorResponse(500, { code: 'internal', message: 'Ours.' }), reference: '01J' },
      'Ours. (Reference: 01J)',
    ],
    [
      { ...errorResponse(503, { code: 'unavailable', message: 'x' }, 10), reference: '01J' },
      'This is not available at the moment. Please try again in 10 seconds. (Reference: 01J)',
    ],
    [
      { status: 'PARSING_ERROR' as const, originalStatus: 502, data: '', error: '', reference: '01J' },
      'Something went wrong on our side. Please try again. (Reference: 01J)',
    ],
    [errorResponse(500, { code: 'internal', message: 'Ours.' }), 'Ours.'],
  ])('a failure of ours that has a reference names it: %j', (error, words) => {
    expect(toFailure(error).message).toBe(words);
  });

  it('anything else has the words and the fields of the server', () => {
    const fields = { email: 'An account with this email address exists' };
    expect(toFailure(errorResponse(409, { code: 'conflict', message: 'Taken.', fields }))).toEqual({
      status: 409,
      message: 'Taken.',
      fields,
    });
  });

  it.each([
    ['a body that is no error', { status: 500, data: '<html>' }],
    ['fields that are no texts', errorResponse(422, { message: 7, fields: { email: {} } })],
    ['a success of another shape', { status: 200, data: { user: {} } }],
    ['nothing at all', undefined],
  ])('%s is our fault', (_name, error) => {
    expect(toFailure(error)).toMatchObject({
      message: 'Something went wrong on our side. Please try again.',
      fields: {},
    });
  });
});
