import { existsSync } from 'node:fs';
import { cp, symlink } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import faq from '../../test/network/faq';
import { programsNaming } from '../../test/support/server/programs';
import { createProject, type TestProject } from '../../test/support/server/project';
import { startFunctionsProcess, type FunctionsProcess } from './functions-process';

const answering = (text: string) => `
  let calls = 0;
  export default () => new Response(\`${text}, \${process.env.GREETING}, call \${++calls}\`);
  export const config = { path: '/api/hello' };`;

const asking = `
  import { questions } from '#network/faq';
  export default () => new Response(questions[0].question);
  export const config = { path: '/api/first' };`;

const NETWORK = 'test/network';

let project: TestProject;
let functions: FunctionsProcess | undefined;
let stop: AbortController;
beforeEach(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  project = await createProject({
    'package.json': '{ "type": "module", "imports": { "#network/*": "./.local/network/*.js" } }',
    'functions/api/hello.ts': answering('old'),
  });
  await cp(NETWORK, path.join(project.root, 'networks/castle'), { recursive: true });
  for (const shared of ['local', 'src', 'tsconfig.json', 'node_modules']) {
    await symlink(path.resolve(shared), path.join(project.root, shared));
  }
  stop = new AbortController();
});
afterEach(async () => {
  // Works even if it has never started.
  stop.abort();
  await functions?.close();
  functions = undefined;
  await project.remove();
});

const start = async (): Promise<FunctionsProcess> => {
  functions = await startFunctionsProcess(project.root, { GREETING: 'hi', NETWORK: 'castle' }, stop.signal);
  return functions;
};

/** Polls the function until it returns the expected text. */
async function hear({ url }: FunctionsProcess, expected: string, target = '/api/hello'): Promise<void> {
  const ask = async () => (await fetch(url + target)).text();
  while ((await ask().catch(() => '')) !== expected) await pause(50);
}

test('changed and new functions answer at the same address, with fresh memory, and nothing is left when it closes', async () => {
  const running = await start();
  await hear(running, 'old, hi, call 1');
  await project.write({ 'functions/api/hello.ts': answering('new') });
  await hear(running, 'new, hi, call 1');
  await project.write({ 'functions/api/more.ts': answering('more').replace('/api/hello', '/api/more') });
  await hear(running, 'more, hi, call 1', '/api/more');
  await running.close();
  expect(await programsNaming(project.root)).toEqual([]);
  await expect(fetch(running.url)).rejects.toThrow();
});

test('functions have what the network says now, and what it said before while something is wrong with it', async () => {
  const running = await start();
  await project.write({ 'functions/api/first.ts': asking });
  await hear(running, faq.questions[0]?.question ?? '', '/api/first');
  const say = (question: string) =>
    project.write({
      'networks/castle/faq.ts': `export default ${JSON.stringify({ questions: [{ id: 'a', question, answer: 'A' }] })};`,
    });
  await say('Who?');
  await hear(running, 'Who?', '/api/first');
  await say('');
  await hear(running, 'Who?', '/api/first');
  await say('Why?');
  await hear(running, 'Why?', '/api/first');
});

test('a function that does not load is served again once it is mended', async () => {
  const running = await start();
  await project.write({ 'functions/api/hello.ts': 'export const config = {};' });
  await expect(async () => {
    for (;;) await fetch(running.url);
  }).rejects.toThrow();
  await project.write({ 'functions/api/hello.ts': answering('mended') });
  await hear(running, 'mended, hi, call 1');
});

test('it can be stopped while its functions have never loaded', async () => {
  const broken =
    "import { writeFileSync } from 'node:fs'; writeFileSync('tried', ''); export const config = {};";
  await project.write({ 'functions/api/hello.ts': broken });
  const second = startFunctionsProcess(project.root, { NETWORK: 'castle' }, stop.signal);
  const refusal = expect(second).rejects.toThrow('local/dev/functions-host.ts stopped before it was ready');
  while (!existsSync(path.join(project.root, 'tried'))) await pause(50);
  stop.abort();
  await refusal;
});
