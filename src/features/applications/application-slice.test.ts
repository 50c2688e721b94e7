import { waitFor } from '@testing-library/react';
import { REHYDRATE } from 'redux-persist';
import { DRAFT_KEPT_MS, endOldDrafts } from '@/store/drafts';
import { makeStore, type AppStore } from '@/store/store';
import { restore } from '../../../test/support/browser/render-account';
import {
  draftDiscarded,
  draftSaved,
  formOpened,
  guidelinesOpened,
  guidelinesRead,
  selectDraft,
  selectGuidelinesReadAt,
  selectIsRestored,
  selectSubmissions,
  selectViews,
  submissionWithdrawn,
  submitted,
} from './application-slice';

const NOON = Date.UTC(2025, 4, 25, 12);
const KEY = 'd2b1c0de-0000-4000-8000-000000000001';

const draft = { position: 'Architect', answers: { ign: 'steve' } } as const;
const sent = (id: string) => ({ id, key: KEY, position: 'Architect' }) as const;

/** Writes the stored state that redux-persist will find; invalid JSON is passed as text. */
const leave = (fields: Record<string, unknown>, version = 2): void => {
  const texts = Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]);
  const entry = {
    ...Object.fromEntries(texts),
    _persist: JSON.stringify({ version, rehydrated: true }),
  };
  localStorage.setItem('persist:application', JSON.stringify(entry));
};

const restored = async (): Promise<AppStore> => {
  const store = makeStore();
  await restore(store);
  return store;
};

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Date, 'now').mockReturnValue(NOON);
});
afterEach(() => jest.restoreAllMocks());

describe('a browser that has never been here', () => {
  it('has seen no page, read nothing and written nothing', async () => {
    const store = makeStore();
    expect(selectIsRestored(store.getState())).toBe(false);
    await restore(store);
    expect(selectIsRestored(store.getState())).toBe(true);
    expect(selectViews(store.getState())).toEqual({ guidelines: 0, form: 0 });
    expect(selectGuidelinesReadAt(store.getState())).toBeNull();
    expect(selectDraft(store.getState())).toBeNull();
    expect(selectSubmissions(store.getState())).toEqual([]);
  });
});

describe('views', () => {
  it('are counted for each of the two pages', () => {
    const store = makeStore();
    store.dispatch(guidelinesOpened());
    store.dispatch(guidelinesOpened());
    store.dispatch(formOpened());
    expect(selectViews(store.getState())).toEqual({ guidelines: 2, form: 1 });
  });
});

describe('reading the guidelines', () => {
  it('stores a flag and the time', () => {
    const store = makeStore();
    store.dispatch(guidelinesRead());
    expect(store.getState().application).toMatchObject({ guidelines: { read: true, readAt: NOON } });
    expect(selectGuidelinesReadAt(store.getState())).toBe(NOON);
  });
});

describe('a draft', () => {
  it('has the time of its last change, and the key that it got first', () => {
    const store = makeStore();
    store.dispatch(draftSaved(draft));
    const first = selectDraft(store.getState());
    jest.spyOn(Date, 'now').mockReturnValue(NOON + 5_000);
    store.dispatch(draftSaved({ ...draft, answers: { ign: 'alex' } }));
    expect(first?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(selectDraft(store.getState())).toEqual({
      position: 'Architect',
      answers: { ign: 'alex' },
      idempotencyKey: first?.idempotencyKey,
      savedAt: NOON + 5_000,
    });
  });

  it.each([
    ['discarded', draftDiscarded()],
    ['sent', submitted(sent('a1'))],
  ])('that was %s is gone, and the next one has another key', (_how, action) => {
    const store = makeStore();
    store.dispatch(draftSaved(draft));
    const first = selectDraft(store.getState())?.idempotencyKey;
    store.dispatch(action);
    expect(selectDraft(store.getState())).toBeNull();
    store.dispatch(draftSaved(draft));
    expect(selectDraft(store.getState())?.idempotencyKey).not.toBe(first);
  });

  it.each([
    ['is over once nobody has gone on with it for seven days', DRAFT_KEPT_MS + 1, null],
    ['is there for seven days', DRAFT_KEPT_MS, 'steve'],
  ])('%s', (_what, later, ign) => {
    const store = makeStore();
    store.dispatch(draftSaved(draft));
    jest.spyOn(Date, 'now').mockReturnValue(NOON + later);
    store.dispatch(endOldDrafts());
    expect(selectDraft(store.getState())?.answers['ign'] ?? null).toBe(ign);
  });

  it('for another position is another application', () => {
    const store = makeStore();
    store.dispatch(draftSaved(draft));
    const first = selectDraft(store.getState())?.idempotencyKey;
    store.dispatch(draftSaved({ ...draft, position: 'Moderator' }));
    expect(selectDraft(store.getState())?.idempotencyKey).not.toBe(first);
  });
});

describe('what was sent', () => {
  it('is remembered with its private link, newest first, each once and the last forty', () => {
    const store = makeStore();
    const ids = Array.from({ length: 42 }, (_, index) => `a${String(index + 1)}`);
    for (const [index, id] of [...ids, 'a11'].entries()) {
      jest.spyOn(Date, 'now').mockReturnValue(NOON + index);
      store.dispatch(submitted(sent(id)));
    }
    const list = selectSubmissions(store.getState());
    expect(list[0]).toEqual({ id: 'a11', key: KEY, position: 'Architect', at: NOON + 42 });
    const others = ids.toReversed().filter((id) => id !== 'a11');
    expect(list.map(({ id }) => id)).toEqual(['a11', ...others].slice(0, 40));
  });
});

describe('the next visit', () => {
  it('finds everything again under persist:application', async () => {
    const before = await restored();
    before.dispatch(guidelinesOpened());
    before.dispatch(guidelinesRead());
    before.dispatch(submitted(sent('a1')));
    before.dispatch(draftSaved(draft));
    await waitFor(() => expect(localStorage.getItem('persist:application')).toContain('steve'));
    const after = (await restored()).getState();
    expect(selectViews(after)).toEqual({ guidelines: 1, form: 0 });
    expect(selectGuidelinesReadAt(after)).toBe(NOON);
    expect(selectSubmissions(after)).toEqual(selectSubmissions(before.getState()));
    expect(selectDraft(after)).toEqual(selectDraft(before.getState()));
  });

  it('takes nothing from a browser that was tampered with, and goes on from there', async () => {
    leave({
      views: { guidelines: 'many', form: -1 },
      guidelines: { read: true, readAt: 'yesterday' },
      draft: { position: 'Owner', answers: {}, idempotencyKey: KEY, savedAt: NOON },
      submissions: [null, 7, { id: '', key: KEY, position: 'Moderator', at: NOON }],
    });
    const store = await restored();
    expect(selectViews(store.getState())).toEqual({ guidelines: 0, form: 0 });
    expect(selectGuidelinesReadAt(store.getState())).toBeNull();
    expect(selectDraft(store.getState())).toBeNull();
    expect(selectSubmissions(store.getState())).toEqual([]);
    store.dispatch(guidelinesOpened());
    store.dispatch(draftSaved(draft));
    store.dispatch(submitted(sent('a1')));
    expect(selectViews(store.getState())).toEqual({ guidelines: 1, form: 0 });
    expect(selectSubmissions(store.getState())).toHaveLength(1);
  });

  it('keeps what was sent for a position that is gone, and no draft for it', async () => {
    const kept = { idempotencyKey: KEY, savedAt: NOON };
    leave({
      draft: { position: 'Beekeeper', answers: {}, ...kept },
      submissions: [{ id: 'a1', key: KEY, position: 'Beekeeper', at: NOON }],
    });
    const store = await restored();
    expect(selectDraft(store.getState())).toBeNull();
    expect(selectSubmissions(store.getState())).toMatchObject([{ id: 'a1', position: 'Beekeeper' }]);
  });

  it('takes no times that dates cannot hold', async () => {
    const beyond = 8.64e15 + 1;
    leave({
      guidelines: { read: true, readAt: beyond },
      draft: { ...draft, idempotencyKey: KEY, savedAt: beyond },
      submissions: [{ ...sent('a1'), at: beyond }],
    });
    const state = (await restored()).getState();
    expect(selectGuidelinesReadAt(state)).toBeNull();
    expect(selectDraft(state)).toBeNull();
    expect(selectSubmissions(state)).toEqual([]);
  });

  it('takes no draft with a key that the server would refuse', async () => {
    leave({ draft: { ...draft, idempotencyKey: 'mine', savedAt: NOON } });
    expect(selectDraft((await restored()).getState())).toBeNull();
  });

  it.each([
    ['no objects at all', { views: 3, draft: 'x', submissions: {}, guidelines: { read: 'yes', readAt: 1 } }],
    ['null', { views: null, draft: null, submissions: null, guidelines: null }],
  ])('reads %s as nothing', async (_what, fields) => {
    leave(fields);
    const state = (await restored()).getState();
    expect(selectViews(state)).toEqual({ guidelines: 0, form: 0 });
    expect([selectDraft(state), selectSubmissions(state), selectGuidelinesReadAt(state)]).toEqual([
      null,
      [],
      null,
    ]);
  });

  it('has no answers left that an older release kept and this one does not', async () => {
    const answers = { ign: 'steve', age: '16', dateOfBirth: '2009-05-25', disabilities: 'I hear badly' };
    leave({ draft: { position: 'Moderator', idempotencyKey: KEY, savedAt: NOON, answers } }, 1);
    const store = await restored();
    expect(selectDraft(store.getState())?.answers).toEqual({ ign: 'steve' });
    await waitFor(() => expect(localStorage.getItem('persist:application')).toContain('"version\\":2'));
    expect(localStorage.getItem('persist:application')).not.toMatch(/2009-05-25|I hear badly/);
  });

  it('keeps the answers of a draft that are texts', async () => {
    const kept = { position: 'Moderator', idempotencyKey: KEY, savedAt: NOON };
    leave({ draft: { ...kept, answers: { ign: 'steve', age: 16, motivation: null } } });
    expect(selectDraft((await restored()).getState())).toEqual({ ...kept, answers: { ign: 'steve' } });
  });
});

describe('two tabs that write at the same moment', () => {
  /** Delivers the state stored by another tab, based on the state that both had. */
  const hear = (store: AppStore, stored: object): void => {
    store.dispatch({ type: REHYDRATE, key: 'application', payload: stored });
  };
  const other = { id: 'b1', key: KEY, position: 'Moderator', at: NOON + 1 };
  const nothing = { views: { guidelines: 0, form: 0 }, guidelines: { read: false, readAt: null } };

  it('lose no private link, no reading and no view', async () => {
    const store = await restored();
    store.dispatch(guidelinesOpened());
    store.dispatch(guidelinesRead());
    store.dispatch(submitted(sent('a1')));
    hear(store, { ...nothing, views: { guidelines: 0, form: 1 }, submissions: [other] });
    expect(selectViews(store.getState())).toEqual({ guidelines: 1, form: 1 });
    expect(selectGuidelinesReadAt(store.getState())).toBe(NOON);
    expect(selectSubmissions(store.getState()).map(({ id }) => id)).toEqual(['b1', 'a1']);
  });

  it('come to the same, whichever of them was first', async () => {
    const [one, two] = [await restored(), await restored()];
    one.dispatch(submitted(sent('a1')));
    two.dispatch(guidelinesRead());
    two.dispatch(submitted(sent('a2')));
    const [ofOne, ofTwo] = [one.getState().application, two.getState().application];
    if (!ofOne || !ofTwo) throw new Error('The slice is missing');
    hear(one, ofTwo);
    hear(two, ofOne);
    expect(one.getState().application).toEqual(two.getState().application);
  });

  it('show in neither what was withdrawn in one of them', async () => {
    const [one, two] = [await restored(), await restored()];
    for (const store of [one, two]) {
      store.dispatch(submitted(sent('a1')));
      store.dispatch(submitted(sent('a2')));
    }
    one.dispatch(submissionWithdrawn('a1'));
    const [ofOne, ofTwo] = [one.getState().application, two.getState().application];
    if (!ofOne || !ofTwo) throw new Error('The slice is missing');
    hear(one, ofTwo);
    hear(two, ofOne);
    for (const store of [one, two]) {
      expect(selectSubmissions(store.getState()).map(({ id }) => id)).toEqual(['a2']);
    }
  });

  it('agree on the draft that was written last', async () => {
    const store = await restored();
    store.dispatch(draftSaved(draft));
    const theirs = { ...draft, answers: { ign: 'alex' }, idempotencyKey: KEY, savedAt: NOON + 1 };
    hear(store, { ...nothing, submissions: [], draft: theirs });
    expect(selectDraft(store.getState())).toEqual(theirs);
    hear(store, { ...nothing, submissions: [], draft: null });
    expect(selectDraft(store.getState())).toBeNull();
  });
});
