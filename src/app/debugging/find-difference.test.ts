import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeStore } from '@/store/store';
import { findDifference, type Step } from './find-difference';

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

/** Records a page that goes offline; its last state has the given `online`. */
const record = (online: boolean): Step[] => {
  const store = makeStore();
  store.dispatch({ type: '__rtkq/online' });
  const { api, ...rest } = store.getState();
  return [
    { changed: plain({ api, ...rest }) },
    { action: { type: '__rtkq/offline' } },
    { changed: plain({ api: { ...api, config: { ...api.config, online } } }) },
  ];
};

it('finds nothing where each state follows from the actions', () => {
  expect(findDifference(record(false))).toBeUndefined();
});

it('says which part of which slice differs, and after which action', () => {
  expect(findDifference(record(true))).toBe(
    'after __rtkq/offline: api.config.online was true and is replayed as false',
  );
});

it('takes over what an upsert made of the cache, whose mark no log keeps', () => {
  const [first, action, changed] = record(true);
  if (!first || !changed || !action || !('action' in action)) throw new Error('Three steps are recorded');
  expect(findDifference([first, { ...action, isUpsert: true }, changed])).toBeUndefined();
});

it('every module that injects slices or endpoints is found for a replay, by its name or by an import', () => {
  const root = path.resolve('src');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !file.startsWith('app/'))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
  // The bundler needs the pattern as a literal where it is used.
  const [, pattern = ''] =
    /regExp: \/(.+)\/,/.exec(readFileSync(path.join(root, 'app/debugging/commands.ts'), 'utf8')) ?? [];
  const names = new RegExp(pattern);
  const found = sources.filter(({ file }) => names.test(`./${file}`));
  const injecting = sources.filter(({ text }) => /\.inject(?:Into|Endpoints)?\(/.test(text));
  const isImported = (file: string) =>
    found.some(({ text }) =>
      new RegExp(`^import (?!type ).*/${path.basename(file).replace(/\.tsx?$/, '')}';$`, 'm').test(text),
    );
  expect(injecting.length).toBeGreaterThan(20);
  expect(injecting.filter((one) => !found.includes(one) && !isImported(one.file))).toEqual([]);
});
