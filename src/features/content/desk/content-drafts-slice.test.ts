import { endDrafts, endOldDrafts, DRAFT_KEPT_MS } from '@/store/drafts';
import { makeStore } from '@/store/store';
import { draftDropped, draftKept, selectKeptDraft } from './content-drafts-slice';

const draft = { values: { title: 'Half' }, version: 3 };

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

const storeWith = (...keys: string[]) => {
  const store = makeStore();
  for (const key of keys) store.dispatch(draftKept(key, draft));
  return { store, kept: (key: string) => selectKeptDraft(store.getState(), key) };
};

it('keeps a draft of each document, and drops one of them', () => {
  const { store, kept } = storeWith('news/a', 'news/b');
  store.dispatch(draftDropped('news/a'));
  expect(kept('news/a')).toBeUndefined();
  expect(kept('news/b')).toEqual({ ...draft, savedAt: 0 });
});

it('ends each draft after a week without a change', () => {
  const { store, kept } = storeWith('news/a');
  jest.setSystemTime(DRAFT_KEPT_MS);
  store.dispatch(draftKept('news/b', draft));
  jest.setSystemTime(DRAFT_KEPT_MS + 1);
  store.dispatch(endOldDrafts());
  expect(kept('news/a')).toBeUndefined();
  expect(kept('news/b')).toBeDefined();
});

it('ends all of them when their editor leaves the browser to others', () => {
  const { store, kept } = storeWith('news/a', 'banner');
  store.dispatch(endDrafts());
  expect([kept('news/a'), kept('banner')]).toEqual([undefined, undefined]);
});

it('names a picture as it is called now, in a draft from before it was renamed', () => {
  const documents = { 'news/a': { ...draft, values: { title: 'Half', art: 'duels' }, savedAt: 1 } };
  const store = makeStore({ contentDrafts: { draft: { savedAt: 1, documents } } });
  expect(selectKeptDraft(store.getState(), 'news/a')?.values).toEqual({ title: 'Half', art: 'islands' });
});

it.each([
  ['a text', 'x'],
  ['no documents', { savedAt: 1 }],
  ['documents without values', { savedAt: 1, documents: { 'news/a': { version: 1, savedAt: 1 } } }],
])('finds no draft where storage held %s', (_name, stored) => {
  const store = makeStore({ contentDrafts: { draft: stored as never } });
  expect(selectKeptDraft(store.getState(), 'news/a')).toBeUndefined();
  store.dispatch(draftKept('news/b', draft));
  expect(selectKeptDraft(store.getState(), 'news/b')).toBeDefined();
});
