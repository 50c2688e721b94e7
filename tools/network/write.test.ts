import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { webpack } from 'webpack';
import identity from '../../test/network/identity';
import rules from '../../test/network/rules';
import { setUpFolder } from '../../test/support/server/temporary-folder';

const project = setUpFolder();
const program = path.resolve('tools/network/write.ts');

beforeEach(async () => {
  for (const network of ['spawnpoint', 'castle', 'keep'])
    await cp('test/network', project('networks', network), { recursive: true });
});

/** Writes a file into a network's folder. */
const put = (network: string, file: string, text: string): Promise<void> =>
  writeFile(project('networks', network, file), text);
const asFile = (data: unknown): string => `export default ${JSON.stringify(data)};`;

/** Runs the program in the test project; returns its error output, or null on success. */
const write = async (variables: Record<string, string> = {}): Promise<string | null> => {
  const TSX_TSCONFIG_PATH = path.resolve('tsconfig.json');
  const env = { ...process.env, NETWORK: undefined, TSX_TSCONFIG_PATH, ...variables };
  const options = { cwd: project(), env };
  const args = ['--import', require.resolve('tsx'), program];
  return promisify(execFile)(process.execPath, args, options).then(
    () => null,
    ({ stderr }: { stderr: string }) => stderr.trim(),
  );
};
const written = (): Promise<string> => readFile(project('.local/network/rules.js'), 'utf8');

test('the network that NETWORK names is written, and the file keeps its time when nothing has changed', async () => {
  await put('castle', 'rules.ts', asFile({ ...rules, title: 'Laws of the castle' }));
  await put('keep', 'rules.ts', asFile({ ...rules, title: 'Laws of {name}' }));
  await put('keep', 'identity.ts', asFile({ ...identity, name: 'The Keep' }));
  expect(await write({ NETWORK: 'castle' })).toBeNull();
  expect(await written()).toContain('"title":"Laws of the castle"');
  const { mtimeMs } = await stat(project('.local/network/rules.js'));
  await writeFile(project('.env'), 'NETWORK=castle');
  expect(await write()).toBeNull();
  expect((await stat(project('.local/network/rules.js'))).mtimeMs).toBe(mtimeMs);
  await writeFile(project('.env'), 'NETWORK=keep');
  expect(await write()).toBeNull();
  expect(await written()).toContain('"title":"Laws of The Keep"');
});

test('nothing is written into the folder', async () => {
  const folder = project('networks/castle');
  const read = async () =>
    Promise.all(
      (await readdir(folder)).map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')]),
    );
  await put('castle', 'rules.ts', asFile({ ...rules, title: '  Laws  ', badges: undefined }));
  const before = await read();
  expect(await write({ NETWORK: 'castle' })).toBeNull();
  expect(await read()).toEqual(before);
});

test('all that is wrong is said at once, by file and place, and nothing is written', async () => {
  const [first, second] = rules.sections;
  await put(
    'castle',
    'rules.ts',
    asFile({
      ...rules,
      title: undefined,
      titel: 'Laws',
      subtitle: undefined,
      sections: [
        { ...first, badge: 'vital', rules: [] },
        { ...second, id: first?.id, title: ' ', icon: 7 },
      ],
    }),
  );
  await put('castle', 'rulse.ts', 'export default {};');
  const said = await write({ NETWORK: 'castle' });
  expect(said?.split('\n').sort()).toEqual([
    'networks/castle/rules.ts: sections.0.badge: must be one of essential, critical, important',
    'networks/castle/rules.ts: sections.0.rules: must not be empty',
    expect.stringMatching(
      /^networks\/castle\/rules\.ts: sections\.1\.icon: must be one of activity, alert, /,
    ),
    'networks/castle/rules.ts: sections.1.title: must not be empty',
    'networks/castle/rules.ts: subtitle: is missing',
    'networks/castle/rules.ts: titel: is no entry of this file. Did you mean title?',
    'networks/castle/rulse.ts: is no subject. Did you mean rules?',
  ]);
  await expect(written()).rejects.toThrow('ENOENT');
});

test.each([
  [
    'without a default export',
    'export const rules = {};',
    'networks/castle/rules.ts: must say `export default { … }`',
  ],
  [
    'that is no list',
    asFile({ ...rules, sections: {} }),
    'networks/castle/rules.ts: sections: must be a list in [ ]',
  ],
  [
    'with an entry twice',
    asFile({ ...rules, sections: [rules.sections[0], rules.sections[0]] }),
    'networks/castle/rules.ts: sections.1.id: stands there twice\nnetworks/castle/rules.ts: sections.1.title: stands there twice',
  ],
])('a file %s is refused', async (_what, text, said) => {
  await put('castle', 'rules.ts', text);
  expect(await write({ NETWORK: 'castle' })).toMatch(said);
});

test('files that cannot be read are told of by what is wrong with them, without where the project lies', async () => {
  const PLAIN = 'must be plain data: texts, numbers, true, false, lists in [ ] and entries in { }';
  await put('castle', 'rules.ts', 'export default {\n  title: 7\n  subtitle: 8,\n};');
  await put('castle', 'team.ts', "throw new Error('on two\\n  lines');");
  await put('castle', 'mods.ts', "import mods from './elsewhere';\nexport default mods;");
  await put('castle', 'links.ts', 'export default new Map();');
  await put('castle', 'home.ts', 'const home = {};\nhome.hero = home;\nexport default home;');
  await put(
    'castle',
    'pages.ts',
    "export default { get menu() { throw new Error('x'); }, ['__proto__']: {} };",
  );
  await put('castle', 'store.ts', 'export default [];');
  await put('castle', 'faq.ts', '\uFEFFexport default { questions: 7 };\r\n');
  await writeFile(project('networks/castle/news.ts'), Buffer.from("export default 'Stra\u00DFe';", 'latin1'));
  await rm(project('networks/castle/events.ts'));
  await mkdir(project('networks/castle/events.ts'));
  const said = (await write({ NETWORK: 'castle' }))?.split('\n');
  expect(said?.map((line) => line.replace(/^networks\/castle\//, '')).sort()).toEqual([
    'events.ts: must be a file',
    'faq.ts: questions: must be a list in [ ]',
    `home.ts: hero: ${PLAIN}`,
    `links.ts: ${PLAIN}`,
    expect.stringMatching(/^mods\.ts: Cannot find module '.*elsewhere'/),
    'news.ts: must be saved as UTF-8: choose this encoding where your editor saves it',
    `pages.ts: __proto__: ${PLAIN}`,
    `pages.ts: menu: ${PLAIN}`,
    'rules.ts: line 3, character 3: Expected "}" but found "subtitle". A comma or a quote may be missing before it',
    'store.ts: must be entries in { }',
    'team.ts: on two lines',
  ]);
});

test('a folder needs its name, its servers and its legal texts, and no more', async () => {
  const needed = ['identity.ts', 'servers.ts', 'legal.ts'];
  const files = await readdir(project('networks/castle'));
  for (const file of files) if (!needed.includes(file)) await rm(project('networks/castle', file));
  expect(await write({ NETWORK: 'castle' })).toBeNull();
  expect(await readFile(project('.local/network/subjects.js'), 'utf8')).toContain('"rules"');
  for (const file of needed) await rm(project('networks/castle', file));
  expect((await write({ NETWORK: 'castle' }))?.split('\n').sort()).toEqual(
    needed.map((file) => `networks/castle/${file}: is missing`).sort(),
  );
});

test('what a network does not have can be packed where it is asked for its entries', async () => {
  await put('castle', 'pages.ts', asFile({ button: null }));
  expect(await write({ NETWORK: 'castle' })).toBeNull();
  const entry = project('entry.js');
  const asks = "globalThis.asked = button !== null && 'url' in button;";
  await writeFile(entry, `import { button } from './.local/network/menu.js';\n${asks}`);
  const compiler = webpack({
    mode: 'production',
    context: project(),
    entry,
    output: { path: project('out') },
  });
  const errors = await new Promise((resolve, reject) => {
    compiler?.run((fault, stats) => {
      if (fault) reject(fault);
      else resolve(stats?.compilation.errors.map(String));
    });
  });
  expect(errors).toEqual([]);
});
