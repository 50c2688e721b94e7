import { DatabaseError } from '../database/database';
import { createOutageLog } from './log-outage';

test('an outage is one line a minute, which says what was asked and not what for', () => {
  const lines: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  let now = 0;
  const logOutage = createOutageLog(() => now);
  const request = new Request('https://site.example/api/auth/login?secret=hunter2', { method: 'POST' });
  const fail = () => logOutage(request, new DatabaseError());
  for (now = 0; now < 60_000; now += 1_000) fail();
  expect(lines).toHaveLength(1);
  fail();
  expect(lines).toHaveLength(2);
  expect(JSON.parse(String(lines[0]))).toEqual({
    at: expect.stringMatching(/Z$/),
    level: 'error',
    event: 'unavailable',
    method: 'POST',
    path: '/api/auth/login',
    fault: 'DatabaseError',
  });
});
