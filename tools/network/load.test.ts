import { execFile } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { setUpFolder } from '../../test/support/server/temporary-folder';

const project = setUpFolder();

/** Runs a program in the test project; returns its exit code and its error output. */
const run = (...args: string[]): Promise<{ code: unknown; said: string }> => {
  const TSX_TSCONFIG_PATH = path.resolve('tsconfig.json');
  const env = { ...process.env, NETWORK: 'castle', TSX_TSCONFIG_PATH };
  const all = ['--import', require.resolve('tsx'), ...args];
  return promisify(execFile)(process.execPath, all, { cwd: project(), env }).then(
    ({ stderr }) => ({ code: 0, said: stderr }),
    ({ code, stderr }: { code: unknown; stderr: string }) => ({ code, said: stderr }),
  );
};

const PLACE = 'networks/castle/rules.ts';

/** Runs the writer on a network with these files. */
const writeWith = async (files: Record<string, string>): Promise<{ code: unknown; said: string[] }> => {
  await writeFile(project('package.json'), JSON.stringify({ type: 'module' }));
  await cp('test/network', project('networks/castle'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(project('networks/castle', file), text);
  const { code, said } = await run(path.resolve('tools/network/write.ts'));
  return { code, said: said.trim().split('\n').sort() };
};

test.each([
  ['ends the program', 'process.exit(0);'],
  ['waits for what never comes', 'await new Promise(() => {});'],
])('a file that %s is named', async (_what, does) => {
  const { code, said } = await writeWith({ 'rules.ts': `${does}\nexport default {};` });
  expect(code).toBe(1);
  // Node itself may warn besides.
  expect(said).toContainEqual(
    expect.stringMatching(`^${PLACE}: ends the program, or waits for what never comes: must be`),
  );
});

test('files that throw anything, now or later, are named', async () => {
  const files = {
    'faq.ts': 'throw null;',
    'mods.ts': "throw new Error('');",
    'news.ts': "Promise.reject(new Error('No news'));\nexport default {};",
    'rules.ts': 'export default Promise.resolve({});',
    'team.ts': "export default Promise.reject(new Error('No team'));",
  };
  const { code, said } = await writeWith(files);
  expect(code).toBe(1);
  expect(said.map((line) => line.replace('networks/castle/', ''))).toEqual([
    'faq.ts: throws null: must be plain data, without a program of its own',
    expect.stringMatching(/^mods\.ts: throws Error.*: must be plain data/),
    'news.ts: No news',
    'rules.ts: is a promise: must be plain data, without a program of its own',
    'team.ts: No team',
  ]);
});

test('a file that never ends is named', async () => {
  await writeFile(project('rules.ts'), 'for (;;) {}\nexport default {};');
  const program = `import { load } from ${JSON.stringify(path.resolve('tools/network/load.ts'))};
await load(process.argv[1], '${PLACE}', 200);`;
  const { code, said } = await run('--input-type=module', '-e', program, project('rules.ts'));
  expect(code).not.toBe(0);
  expect(said).toMatch(new RegExp(`^${PLACE}: takes longer than 0\\.2 s to read: must be plain data`));
});
