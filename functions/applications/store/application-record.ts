import type { Announcement } from '@/contract/application-desk';
import { ANNOUNCEMENTS, DESK_STATES, type DeskState } from '@/contract/applications';
import { DatabaseError } from '../../core/database/database';
import { toFigure, toList, toRecord, toTime } from '../../core/database/replies';

/** An account as applications name it. */
export interface ApplyingAccount {
  readonly id: string;
  readonly username: string;
}

/** An application as it is sent. Times are milliseconds since 1970, as all times here. */
export interface NewApplication {
  /** A UUID made by the server. */
  readonly id: string;
  readonly position: string;
  readonly answers: Readonly<Record<string, string>>;
  /** Among the answers, those marked as name and contact; empty where there is none. */
  readonly ign: string;
  readonly discord: string;
  /** Null for a position that does not ask for it. */
  readonly guidelinesReadAt: number | null;
  readonly submittedAt: number;
  /** Who applies, as one text: see `applicant.ts`. */
  readonly applicant: string;
  /** Null when nobody is signed in. */
  readonly account: ApplyingAccount | null;
  /** SHA-256 of the sender's key. */
  readonly keyHash: string;
}

/** What lists show. */
export interface ApplicationOutline {
  readonly id: string;
  /** As the form named it; the network may have given it up since. */
  readonly position: string;
  readonly state: DeskState;
  readonly note: string;
  readonly submittedAt: number;
  readonly updatedAt: number;
  readonly ign: string;
  readonly discord: string;
  readonly announcement: Announcement;
}

/** One application whole, its comments aside. */
export interface StoredApplication extends ApplicationOutline {
  readonly answers: Readonly<Record<string, string>>;
  readonly guidelinesReadAt: number | null;
  readonly account: ApplyingAccount | null;
  readonly keyHash: string;
}

const OUTLINE = [
  'position',
  'state',
  'note',
  'submittedAt',
  'updatedAt',
  'ign',
  'discord',
  'announcement',
  'parts',
  'sentParts',
  'attempts',
  'reason',
] as const;
const WHOLE = [...OUTLINE, 'answers', 'guidelinesReadAt', 'userId', 'username', 'keyHash'] as const;

type Field = (typeof WHOLE)[number];

/** Fields to read of a record, for {@link unpackOutline} and {@link unpackApplication}. */
export const outlineFields: readonly Field[] = OUTLINE;
export const wholeFields: readonly Field[] = WHOLE;

/** What of a record goes when its applicant withdraws it. */
export const personalFields: readonly Field[] = ['answers', 'ign', 'discord', 'userId', 'username'];

/** The fields of a new record, as names and values in turn. */
export function packApplication(application: NewApplication, isAnnounced: boolean): string[] {
  const { position, answers, ign, discord, guidelinesReadAt, submittedAt } = application;
  const { applicant, account, keyHash } = application;
  const fields = {
    position,
    answers: JSON.stringify(answers),
    ...(guidelinesReadAt !== null && { guidelinesReadAt: String(guidelinesReadAt) }),
    state: 'new',
    note: '',
    submittedAt: String(submittedAt),
    updatedAt: String(submittedAt),
    applicant,
    keyHash,
    // Also among the answers; lists want these two, and no answers of thousands of characters.
    ign,
    discord,
    announcement: isAnnounced ? 'waiting' : 'stored',
    ...(account && { userId: account.id, username: account.username }),
  };
  return Object.entries(fields).flat();
}

/**
 * A record as it was read with {@link outlineFields}, and last when its announcement is due; null for a missing record.
 * @throws DatabaseError when this site did not write the record
 */
export function unpackOutline(id: string, values: unknown): ApplicationOutline | null {
  const read = reader(OUTLINE, values);
  return read && outline(id, read);
}

/** As {@link unpackOutline}, for {@link wholeFields}. */
export function unpackApplication(id: string, values: unknown): StoredApplication | null {
  const read = reader(WHOLE, values);
  if (!read) return null;
  const [accountId, username, readAt] = [read('userId'), read('username'), read('guidelinesReadAt')];
  return {
    ...outline(id, read),
    answers: read('state') === 'withdrawn' ? {} : toAnswers(read('answers')),
    guidelinesReadAt: readAt === null ? null : toTime(readAt),
    account: accountId === null || username === null ? null : { id: accountId, username },
    keyHash: read('keyHash') ?? '',
  };
}

type Read = (name: Field | 'dueAt') => string | null;

function reader(names: readonly Field[], values: unknown): Read | null {
  const found = toList(values);
  if (found[0] === null || found[0] === undefined) return null;
  return (name) => {
    const value = found[name === 'dueAt' ? names.length : names.indexOf(name)];
    return typeof value === 'string' ? value : null;
  };
}

function outline(id: string, read: Read): ApplicationOutline {
  return {
    id,
    position: toPosition(read('position')),
    state: DESK_STATES.find((known) => known === read('state')) ?? 'new',
    note: read('note') ?? '',
    submittedAt: toTime(read('submittedAt')),
    updatedAt: toTime(read('updatedAt')),
    ign: read('ign') ?? '',
    discord: read('discord') ?? '',
    announcement: toAnnouncement(read),
  };
}

function toAnnouncement(read: Read): Announcement {
  const state = ANNOUNCEMENTS.find((known) => known === read('announcement')) ?? 'stored';
  const dueAt = read('dueAt');
  return {
    state,
    sentParts: toFigure(read('sentParts') ?? 0),
    parts: toFigure(read('parts') ?? 0),
    attempts: toFigure(read('attempts') ?? 0),
    reason: read('reason') || null,
    nextAttemptAt: state === 'waiting' && dueAt !== null ? new Date(toTime(dueAt)).toISOString() : null,
  };
}

function toPosition(value: string | null): string {
  if (value === null) throw new DatabaseError();
  return value;
}

/**
 * The answers of a record.
 * @throws DatabaseError when this site did not write them
 */
export function toAnswers(json: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(toRecord(json)).map(([name, answer]) => [name, String(answer)]));
}
