import { isUuid } from '@/contract/uuid';
import { isRecord } from '@/lib/is-record';
import { positionOf } from '@/lib/positions';

export interface Draft {
  position: string;
  answers: Record<string, string>;
  /** A UUID, created with the draft, so that sending twice makes one application. */
  idempotencyKey: string;
  /** Milliseconds since 1970, like all times here. */
  savedAt: number;
}

/** An application from this browser that the server has accepted. */
export interface Submission {
  id: string;
  /** Opens it, together with the id. */
  key: string;
  /** The position's id; the network may have removed it since. */
  position: string;
  at: number;
  withdrawn?: boolean;
}

export interface Views {
  guidelines: number;
  form: number;
}

/** Whether the guidelines were ever read, and the last time. */
export interface Reading {
  read: boolean;
  readAt: number | null;
}

export interface ApplicationState {
  views: Views;
  guidelines: Reading;
  draft: Draft | null;
  /** Newest first. */
  submissions: Submission[];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
/** The last moment that dates can represent, in the year 275760. */
const LAST_MOMENT = 8.64e15;
const isMoment = (value: unknown): value is number => isCount(value) && value <= LAST_MOMENT;
const toCount = (value: unknown): number => (isCount(value) ? value : 0);

/*
 * A visitor or an older release may have changed localStorage. Each of these functions accepts any value, and
 * returns its valid part.
 */

/** A missing counter is 0. */
export const toViews = (value: unknown): Views => {
  const views = isRecord(value) ? value : {};
  return { guidelines: toCount(views['guidelines']), form: toCount(views['form']) };
};

/** Last reading of the guidelines; null if never read. */
export const toReadAt = (value: unknown): number | null =>
  isRecord(value) && value['read'] === true && isMoment(value['readAt']) ? value['readAt'] : null;

/** Returns a draft for a position that the network still offers. */
export const toDraft = (value: unknown): Draft | null => {
  if (!isRecord(value)) return null;
  const { position, answers, idempotencyKey, savedAt } = value;
  if (!isText(position) || !positionOf(position) || !isUuid(idempotencyKey) || !isMoment(savedAt))
    return null;
  const texts = Object.entries(isRecord(answers) ? answers : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return { position, answers: Object.fromEntries(texts), idempotencyKey, savedAt };
};

export const toSubmissions = (value: unknown): Submission[] =>
  (Array.isArray(value) ? value : []).flatMap((entry: unknown) => {
    if (!isRecord(entry)) return [];
    const { id, key, position, at, withdrawn } = entry;
    return isText(id) && isText(key) && isText(position) && isMoment(at)
      ? [{ id, key, position, at, ...(withdrawn === true && { withdrawn }) }]
      : [];
  });
