import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setUpFolder } from '../../test/support/server/temporary-folder';
import { languageOf } from './languages';
import { messagesText, writeMessages } from './write-messages';

const project = setUpFolder();

/** Writes a module of messages into the test project. */
const put = async (language: string, name: string, text: string): Promise<void> => {
  const file = project('src/messages', language, `${name}.ts`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
};
const load = (name: string): Promise<Record<string, unknown>> =>
  import(project('.local/messages', `${name}.js`));
const written = (name: string) => readFile(project('.local/messages', `${name}.js`), 'utf8');

const LAMP = `export const lamp = {
  on: 'On',
  off: { label: 'Off', keys: ['O'] },
  lit: (count: number) => \`\${String(count)} lit\`,
};
export const oil = { none: 'No oil' };
export const wick: string = 'Wick';`;

beforeEach(async () => {
  for (const file of ['completed.ts', 'pseudo.ts'])
    await cp(path.join('src/messages', file), project('src/messages', file));
  await put('en', 'lamp', LAMP);
  await put('en', 'deep/lake', `export const lake = 'Lake';`);
  await put('en', 'deep/lake.test', `throw new Error('No module of messages');`);
});

test('a locale gets the messages of its own variant, else of its language, else English ones', async () => {
  await put('pt', 'lamp', '');
  await put('zh-Hant', 'lamp', '');
  const languages = ['pt-BR', 'pt', 'zh-Hant-TW', 'zh-CN', 'de-DE', 'en-GB', 'en-XA'].map((locale) =>
    languageOf(project(), locale),
  );
  expect(languages).toEqual(['pt', 'pt', 'zh-Hant', 'en', 'en', 'en', 'en-XA']);
});

test('English messages are those of the project, and leftovers of another network go', async () => {
  await mkdir(project('.local/messages'), { recursive: true });
  await writeFile(project('.local/messages/gone.js'), 'export const gone = true;');
  const answer = await writeMessages(project(), 'en');
  expect(answer.missing).toBe(0);
  expect(await load('deep/lake')).toMatchObject({ lake: 'Lake' });
  expect((await load('lamp'))['oil']).toBe(
    jest.requireActual<{ oil: object }>(project('src/messages/en/lamp.ts')).oil,
  );
  await expect(written('gone')).rejects.toThrow('ENOENT');
});

test('what a translation lacks stays English, by key, and is counted', async () => {
  await put(
    'de',
    'lamp',
    `export const lamp = { on: 'An', off: { label: 'Aus' } };\nexport const wick = 'Docht';`,
  );
  const answer = await writeMessages(project(), 'de');
  const { lamp, oil, wick } = await load('lamp');
  expect(lamp).toEqual({ on: 'An', off: { label: 'Aus', keys: ['O'] }, lit: expect.any(Function) });
  expect((lamp as { lit(count: number): string }).lit(3)).toBe('3 lit');
  expect([oil, wick]).toEqual([{ none: 'No oil' }, 'Docht']);
  expect(await load('deep/lake')).toMatchObject({ lake: 'Lake' });
  expect(answer).toEqual({ language: 'de', texts: 7, missing: 4 });
  expect(messagesText('de-AT', answer)).toMatch(/^Messages: 4 of 7 .*src\/messages\/de\b/);
});

test('a module that is translated whole has no English in it', async () => {
  await put('de', 'deep/lake', `export const lake = 'See';`);
  await writeMessages(project(), 'de');
  expect(await load('deep/lake')).toMatchObject({ lake: 'See' });
  expect(await written('lamp')).not.toContain('/de/');
  expect(await written('deep/lake')).not.toContain('/en/');
});

test('an owner whose language is missing learns that the texts are English', async () => {
  const answer = await writeMessages(project(), 'en');
  expect(messagesText('en-GB', answer)).toBeNull();
  expect(messagesText('de-DE', answer)).toMatch(/src\/messages\/de\b.*English/);
});

test('all that no text of the product stands behind is refused at once, by file and key', async () => {
  await put(
    'de',
    'lamp',
    `export const lamp = { on: ['An'], onn: { label: 'Aus' } };\nexport const whick = 'Docht';`,
  );
  await put('de', 'lampe', `export const lamp = {};`);
  const refused = await writeMessages(project(), 'de').catch((error: unknown) => String(error));
  expect(
    String(refused)
      .replace(/^Error: /, '')
      .split('\n')
      .sort(),
  ).toEqual([
    'src/messages/de/lamp.ts: lamp.on: must be a text, as in src/messages/en/lamp.ts',
    'src/messages/de/lamp.ts: lamp.onn: is no text of the product. Did you mean on?',
    'src/messages/de/lamp.ts: whick: is no text of the product. Did you mean wick?',
    'src/messages/de/lampe.ts: there is no src/messages/en/lampe.ts. Did you mean lamp?',
  ]);
});

test('the pseudo-language is made from English', async () => {
  await writeMessages(project(), 'en-XA');
  const { lamp, oil } = await load('lamp');
  expect(lamp).toMatchObject({ on: expect.stringMatching(/^[^a-z]+$/i) });
  expect((lamp as { lit(count: number): string }).lit(3)).toMatch(/^3 [^a-z]+$/i);
  expect(oil).toMatchObject({ none: expect.stringMatching(/^[^a-z]+$/i) });
});
