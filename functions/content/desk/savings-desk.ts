import { type ContentAuditEntry, SITE_ACTOR } from '@/contract/audit';
import type { SavingsChanges } from '@/contract/content-requests';
import { type Saving, SAVINGS, type Savings } from '@/contract/savings';
import { auditRecord } from '../../core/request';
import { SAVINGS_ID, type DocumentOf, type SavingsFields } from '../documents';
import type { Actor, ContentDeskParts } from './content-desk';
import { changedMeanwhile } from './desk-refusals';
import { namesOfChanged, stamps } from './merging';

/** The site has no account. */
const SITE: Actor = { id: SITE_ACTOR };
const NONE: SavingsFields = { film: false, polls: false, heartbeats: false, bySite: [], takenIn: null };

export type SavingsDesk = ReturnType<typeof createSavingsDesk>;

/**
 * The desk of what the site does without, to stay within the free plans. Rejects with `ApiError` `conflict` with the current
 * savings, and with `UnavailableError` when the database is away.
 */
export function createSavingsDesk({ store, clock }: ContentDeskParts) {
  /** Returns the new savings; null if others have changed them in the meantime. */
  async function write(actor: Actor, before: Stored, fields: SavingsFields): Promise<Savings | null> {
    const audit = auditRecord(clock, actor, before ? 'content.changed' : 'content.created');
    const document = {
      ...fields,
      ...{ createdAt: before?.createdAt ?? audit.at, version: (before?.version ?? 0) + 1, ...stamps(audit) },
    };
    const changed = namesOfChanged(before ?? NONE, fields).filter(isSaving);
    const { outcome } = await store.write<'savings'>({
      ...{ kind: 'savings', id: SAVINGS_ID, from: before?.version ?? null, document, audit },
      facts: { before: before && SIDE, after: SIDE, fields: before ? changed.join(', ') : '' },
    });
    return outcome === 'done' ? toItem({ ...document, id: SAVINGS_ID }) : null;
  }

  return {
    get: async (): Promise<Savings> => toItem(await store.savings()),

    /** Savings that an admin decides are not those of the site any more. */
    async put(actor: Actor, { version, ...wanted }: SavingsChanges): Promise<Savings> {
      const stored = await store.savings();
      if (version !== stored?.version) throw changedMeanwhile('savings', toItem(stored));
      const before = fieldsOf(stored);
      const changed = namesOfChanged(before, wanted);
      if (changed.length === 0) return toItem(stored);
      const bySite = before.bySite.filter((name) => !changed.includes(name));
      const saved = await write(actor, stored, { ...before, ...wanted, bySite });
      if (!saved) throw changedMeanwhile('savings', toItem(await store.savings()));
      return saved;
    },

    /**
     * Does without everything if a plan is nearly used up, once in a month, and takes that back in the next one. Resolves to whether
     * it has changed anything.
     * @param isNearlyOver asked only if the site has not done so this month
     */
    async follow(isNearlyOver: () => Promise<boolean>): Promise<boolean> {
      const stored = await store.savings();
      const before = fieldsOf(stored);
      const month = new Date(clock.now()).toISOString().slice(0, 7);
      if (before.takenIn === month) return false;
      if (await isNearlyOver()) {
        const bySite = SAVINGS.filter((name) => !before[name]);
        return isWritten(await write(SITE, stored, { ...ALL, bySite, takenIn: month }));
      }
      if (before.bySite.length === 0) return false;
      const back = Object.fromEntries(before.bySite.map((name) => [name, false]));
      return isWritten(await write(SITE, stored, { ...before, ...back, bySite: [] }));
    },
  };
}

type Stored = DocumentOf<'savings'> | null;

const fieldsOf = (stored: Stored): SavingsFields => {
  const { film, polls, heartbeats, bySite, takenIn } = stored ?? NONE;
  return { film, polls, heartbeats, bySite, takenIn };
};

const ALL = { film: true, polls: true, heartbeats: true } as const;
const isWritten = (saved: Savings | null): boolean => saved !== null;
const isSaving = (name: string): name is Saving => SAVINGS.some((known) => known === name);

const SIDE: NonNullable<ContentAuditEntry['after']> = {
  id: SAVINGS_ID,
  kind: 'savings',
  title: '',
  publishedAt: null,
};

function toItem(stored: Stored): Savings {
  const { film, polls, heartbeats, bySite } = fieldsOf(stored);
  return { film, polls, heartbeats, bySite: [...bySite], version: stored?.version ?? null };
}
