import type { MigrationManifest } from 'redux-persist';
import { isRecord } from '@/lib/is-record';

/** Fields that version 1 kept of a draft and version 2 does not. */
const NO_LONGER_KEPT = ['age', 'dateOfBirth', 'disabilities'];

const withoutPrivateAnswers = (draft: unknown): unknown => {
  if (!isRecord(draft) || !isRecord(draft['answers'])) return null;
  const kept = Object.entries(draft['answers']).filter(([name]) => !NO_LONGER_KEPT.includes(name));
  return { ...draft, answers: Object.fromEntries(kept) };
};

/** Migrations of slices stored by older releases. */
export const migrations: MigrationManifest = {
  2: (state) =>
    state && Object.assign({}, state, { draft: withoutPrivateAnswers(Reflect.get(state, 'draft')) }),
};
