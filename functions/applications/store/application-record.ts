import type { Announcement } from '@/contract/application-desk';
import { ANNOUNCEMENTS, DESK_STATES, type DeskState } from '@/contract/applications';
import { DatabaseError } from '../../core/database/database';
import { toFigure, toList, toRecord, toTime } from '../../core/database/replies';

export interface ApplyingAccount {
  readonly id: string;
  readonly username: string;
}

/** A new application. Times are milliseconds since 1970, like all times here. */
export interface NewApplication {
  /** A UUID made by the server. */
  readonly id: string;
  readonly position: string;
  readonly answers: Readonly<Record<string, string>>;
  /** Answers that are marked as name and contact; empty if missing. */
  readonly ign: string;
  readonly discord: string;
  /** Null for a position that does not ask for it. */
  readonly guidelinesReadAt: number | null;
  readonly submittedAt: number;
  /** The applicant, as one text: see `applicant.ts`. */
  readonly applicant: string;
  /** Null for a sender without an account. */
  readonly account: ApplyingAccount | null;
  readonly keyHash: string;
}

/** An application in lists. */
export interface ApplicationOutline {
  readonly id: string;
  /** Id at the time of submission; the network may have removed the position. */
  readonly position: string;
  readonly state: DeskState;
  readonly note: string;
  readonly submittedAt: number;
  readonly updatedAt: number;
  readonly ign: string;
  readonly discord: string;
  readonly announcement: Announcement;
}

/** A complete application, without its comments. */
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

/** Fields to read from a record, for {@link unpackOutline} and {@link unpackApplication}. */
export const outlineFields: readonly Field[] = OUTLINE;
export const wholeFields: readonly Field[] = WHOLE;

/** Fields that are erased when an applicant withdraws. */
export const personalFields: readonly Field[] = ['answers', 'ign', 'discord', 'userId', 'username'];

/** Returns the fields of a new record, names and values in turn. */
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
    // Copied from the answers, so that lists need not read answers of thousands of characters.
    ign,
    discord,
    announcement: isAnnounced ? 'waiting' : 'stored',
    ...(account && { userId: account.id, username: account.username }),
  };
  return Object.entries(fields).flat();
}

/**
 * Reads a record that was read with {@link outlineFields}, followed by the due time of its announcement; null for a missing
 * record.
 * @throws DatabaseError for a record in an unknown format
 */
export function unpackOutline(id: string, values: unknown): ApplicationOutline | null {
  const read = reader(OUTLINE, values);
  return read && outline(id, read);
}

/** Reads a record that was read with {@link wholeFields}, like {@link unpackOutline}. */
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
 * Returns the answers of a record.
 * @throws DatabaseError for answers in an unknown format
 */
export function toAnswers(json: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(toRecord(json)).map(([name, answer]) => [name, String(answer)]));
}
