import { makeStore } from '@/store/store';
import { DRAFT_KEPT_MS, endDrafts, endOldDrafts } from './drafts';

const NAME = 'persist:application';
const now = Date.UTC(2026, 4, 25, 12);
const stored = () => JSON.parse(localStorage.getItem(NAME) ?? '{}') as Record<string, string>;
/** Stores a slice like redux-persist does while its page is not open. */
const keep = (draft: unknown) =>
  localStorage.setItem(
    NAME,
    JSON.stringify({ submissions: '["mine"]', draft: JSON.stringify(draft), _persist: '{"version":2}' }),
  );

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(now);
});
afterEach(() => jest.restoreAllMocks());

test('a draft is over after seven days, and nothing else of its slice is, whatever page is open', () => {
  keep({ savedAt: now - DRAFT_KEPT_MS - 1, answers: { ign: 'Alex' } });
  makeStore().dispatch(endOldDrafts());
  expect(stored()).toEqual({ submissions: '["mine"]', draft: 'null', _persist: '{"version":2}' });
});

test('a younger draft stays', () => {
  keep({ savedAt: now - DRAFT_KEPT_MS, answers: { ign: 'Alex' } });
  makeStore().dispatch(endOldDrafts());
  expect(stored()['draft']).toContain('Alex');
});

test('no draft survives that somebody signs out', () => {
  keep({ savedAt: now + DRAFT_KEPT_MS, answers: { ign: 'Alex' } });
  makeStore().dispatch(endDrafts());
  expect(stored()['draft']).toBe('null');
});

test.each([
  ['a draft without a time', JSON.stringify({ draft: '{"answers":{"ign":"Alex"}}' }), '{"draft":"null"}'],
  ['no draft', '{"votes":"{}"}', '{"votes":"{}"}'],
  ['what is no JSON', '{', '{'],
])('%s in the storage breaks nothing', (_what, text, left) => {
  localStorage.setItem(NAME, text);
  makeStore().dispatch(endOldDrafts());
  expect(localStorage.getItem(NAME)).toBe(left);
});

test('a browser without storage breaks nothing', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  keep({ savedAt: 0 });
  expect(() => makeStore().dispatch(endOldDrafts())).not.toThrow();
});
