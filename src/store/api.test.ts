import * as v from 'valibot';
import { expectResponse } from './api';

const isExpected = expectResponse(v.object({ id: v.string() }));
const isAccepted = expectResponse(v.object({ id: v.string() }), ({ status }) => status === 202);
const responseOf = (status: number) => new Response(null, { status });

it.each<[what: string, status: number, body: unknown, isFine: boolean]>([
  ['a success of the shape', 200, { id: 'a' }, true],
  ['one with more in it', 200, { id: 'a', since: 1 }, true],
  ['one of another shape', 200, { id: 1 }, false],
  ['an empty one', 200, null, false],
  ['an error of the shape', 500, { id: 'a' }, false],
])('%s, with status %i and the body %j, counts as expected: %s', (_what, status, body, isFine) => {
  expect(isExpected(responseOf(status), body)).toBe(isFine);
});

it('takes one status alone where that is asked for', () => {
  expect(isAccepted(responseOf(202), { id: 'a' })).toBe(true);
  expect(isAccepted(responseOf(200), { id: 'a' })).toBe(false);
});
