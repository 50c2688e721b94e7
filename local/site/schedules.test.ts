import { createProject, type TestProject } from '../../test/support/server/project';
import { startSite, type Site } from './site';

interface Run {
  method: string;
  event: string | null;
  body: unknown;
}
const shared = globalThis as typeof globalThis & { onRun?: (run: Run) => void };

let project: TestProject;
let site: Site;
const errors: unknown[] = [];
let onError: () => void = () => undefined;
beforeAll(async () => {
  jest.useFakeTimers({
    now: new Date('2026-03-01T02:59:50Z'),
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'setInterval', 'hrtime', 'performance'],
  });
  project = await createProject({
    'functions/nightly.ts': `export default async (request: Request) => globalThis.onRun({
        method: request.method,
        event: request.headers.get('x-nf-event'),
        body: await request.json(),
      });
      export const config = { schedule: '0 3 * * *' };`,
    'functions/failing.ts': `export default () => { throw new Error('thrown by a run'); };
      export const config = { schedule: '@hourly' };`,
  });
  site = await startSite({
    root: project.root,
    publish: 'site',
    functions: 'functions',
    port: 0,
    host: '127.0.0.1',
    onScheduleError(error) {
      errors.push(error);
      onError();
    },
  });
});
afterAll(async () => {
  jest.useRealTimers();
  await site.close();
  await project.remove();
});

test('a scheduled function runs at its time in UTC with the request that Netlify sends', async () => {
  const run = new Promise<Run>((resolve) => (shared.onRun = resolve));
  const failed = new Promise<void>((resolve) => (onError = resolve));
  await jest.advanceTimersByTimeAsync(9_000);
  expect(errors).toEqual([]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await run).toEqual({
    method: 'POST',
    event: 'schedule',
    body: { next_run: '2026-03-02T03:00:00.000Z' },
  });
  await failed;
  expect(errors).toEqual([new Error('thrown by a run')]);
});

// The emulator answers at this URL; Netlify itself does not.
test('a scheduled function has no URL', async () => {
  // No keep-alive: closing the site would wait for the connection, by a clock that stands still here.
  const answer = await fetch(`${site.url}/.netlify/functions/nightly`, {
    method: 'POST',
    headers: { connection: 'close' },
  });
  await answer.text();
  expect(answer.status).toBe(404);
});

test('nothing runs once the site is closed', async () => {
  await site.close();
  errors.length = 0;
  await jest.advanceTimersByTimeAsync(2 * 60 * 60 * 1000);
  expect(errors).toEqual([]);
});
