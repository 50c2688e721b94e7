import { voting } from '#network/private/voting';
import type { NamedService, SeenTest, UnnamedService, UnrecognizedVote } from '@/contract/vote-services';
import { AUDIT_LUA, AUDIT_KEY, packAudit } from '../../core/audit/audit-script';
import { type Database, DatabaseError } from '../../core/database/database';
import { fromCursor, toCursor } from '../../core/database/paged-index';
import { readEach } from '../../core/database/read-each';
import { toList, toNumber, toRecord, toTime } from '../../core/database/replies';
import type { AuditRecord } from '../../core/request';
import { isRecord } from '../../core/untrusted';
import { ownServices } from '../listing-services';
import { type SiteTerms, termsOf } from '../vote';
import { UNRECOGNIZED_MS } from './service-lua';
import {
  FORGET_SCRIPT,
  NAME_SCRIPT,
  SERVICE_VOTES_SCRIPT,
  SERVICES_SCRIPT,
  SETTLE_SCRIPT,
} from './service-scripts';
import { voteKeys } from './vote-keys';
import { ledgerCall } from './vote-store';

const { unrecognized, services, tests } = voteKeys;
const PAGE_SIZE = 50;
const NAME = NAME_SCRIPT(AUDIT_LUA);
const FORGET = FORGET_SCRIPT(AUDIT_LUA);
const TIME_DIGITS = 15;
/** Values that {@link SERVICES_SCRIPT} returns for each service. */
const FIELDS = 5;

/** Returns the terms of each site, for scripts that determine the site of any kept vote themselves. */
export const allTerms = (now: number): Readonly<Record<string, SiteTerms>> =>
  Object.fromEntries(voting.sites.map((site) => [site.id, termsOf(site, now - UNRECOGNIZED_MS, now)]));

interface Counting {
  readonly now: number;
  /** Time of the oldest valid vote. */
  readonly since: number;
  /** Months in which valid votes were cast. */
  readonly months: readonly string[];
}

export type ServiceStore = ReturnType<typeof createServiceStore>;

/** Votes of unnamed services, and services that admins have named, in Redis; each method is one command. */
export function createServiceStore(database: Database) {
  const counting = ({ now, since, months }: Counting, more: object = {}) => {
    const { keys, values } = ledgerCall(months);
    const input = {
      now,
      since,
      sites: allTerms(now),
      known: Object.fromEntries(ownServices()),
      ...values,
      ...more,
    };
    return { keys: [...keys, services, unrecognized], input: JSON.stringify(input) };
  };

  return {
    /**
     * Maps a service to a site, and counts the first of its votes. Resolves to the numbers of counted votes and of those left.
     */
    async name(
      { id, service, site }: { readonly id: string; readonly service: string; readonly site: string },
      how: Counting,
      audit: AuditRecord,
    ): Promise<{ readonly taken: number; readonly left: number } | 'full'> {
      const { keys, input } = counting(how, { id, service, site });
      const reply = await database.eval(NAME, [...keys, AUDIT_KEY], [input, ...packAudit(audit)]);
      if (reply === 'full') return reply;
      const [taken, left] = toList(reply).map(toNumber);
      return { taken: taken ?? 0, left: left ?? 0 };
    },

    /** Resolves to false for a service without a name. */
    async forget(id: string, audit: AuditRecord): Promise<boolean> {
      const reply = await database.eval(FORGET, [services, AUDIT_KEY], [id, ...packAudit(audit)]);
      return reply === 1;
    },

    /** Counts votes of services that have been named in the meantime, and deletes expired ones. */
    async settle(how: Counting): Promise<{ readonly forgotten: number; readonly left: number }> {
      const { keys, input } = counting(how);
      const [forgotten, left] = toList(await database.eval(SETTLE_SCRIPT, keys, [input])).map(toNumber);
      return { forgotten: forgotten ?? 0, left: left ?? 0 };
    },

    async list(since: number): Promise<{
      readonly services: UnnamedService[];
      readonly more: number;
      readonly named: NamedService[];
      readonly tests: SeenTest[];
    }> {
      const reply = await database.eval(SERVICES_SCRIPT, [unrecognized, services, tests], [String(since)]);
      const [tested, named, more, ...found] = toList(reply);
      const rows = Array.from({ length: found.length / FIELDS }, (_, n) =>
        found.slice(FIELDS * n, FIELDS * (n + 1)),
      );
      return {
        services: rows.map(toService),
        more: toNumber(more),
        named: readEach(services, pairsOf(named), toNamed, ([id]) => id),
        tests: readEach(tests, listIn(tested), toTest).filter(({ at }) => Date.parse(at) >= since),
      };
    },

    /** Lists the votes of a service, newest first. */
    async votes(
      id: string,
      cursor: string | null,
      since: number,
    ): Promise<{ readonly votes: UnrecognizedVote[]; readonly nextCursor: string | null }> {
      const after = fromCursor(cursor);
      const from = after === '' ? '+inf' : String(Number(after.slice(0, TIME_DIGITS)));
      const args = [String(since), id, after, from, String(PAGE_SIZE)];
      const members = toList(await database.eval(SERVICE_VOTES_SCRIPT, [unrecognized], args)).map(String);
      const shown = members.slice(0, PAGE_SIZE);
      const last = members.length > shown.length ? voteIn(shown.at(-1)) : {};
      return {
        votes: readEach(unrecognized, shown, toVote),
        nextCursor: typeof last.position === 'string' ? toCursor(last.position) : null,
      };
    },
  };
}

const iso = (stored: unknown): string => new Date(toTime(stored)).toISOString();

function pairsOf(hash: unknown): [name: string, json: unknown][] {
  return toList(hash).flatMap((name, at, list) => (at % 2 === 0 ? [[String(name), list[at + 1]]] : []));
}

/** Returns the vote in a member, after its service. */
const voteIn = (member: unknown): Record<string, unknown> =>
  toRecord(typeof member === 'string' ? member.slice(member.indexOf(' ') + 1) : null);

function evidenceIn(vote: Record<string, unknown>): Record<string, unknown> {
  if (!isRecord(vote.evidence)) throw new DatabaseError();
  return vote.evidence;
}

function toService([name, votes, firstAt, lastAt, newest]: readonly unknown[]): UnnamedService {
  const id = String(name);
  const [shown] = readEach(unrecognized, [newest], (member) => String(evidenceIn(voteIn(member)).service));
  return { id, service: shown ?? id, votes: toNumber(votes), firstAt: iso(firstAt), lastAt: iso(lastAt) };
}

function toNamed([id, json]: readonly [string, unknown]): NamedService {
  const { service, site, at } = toRecord(json);
  return { id, service: String(service), site: String(site), at: iso(at) };
}

function toVote(member: string): UnrecognizedVote {
  const vote = voteIn(member);
  const { server, protocol } = evidenceIn(vote);
  return {
    id: String(vote.id),
    player: String(vote.player),
    at: iso(vote.at),
    server: String(server),
    protocol: toNumber(protocol),
  };
}

function toTest(test: unknown): SeenTest {
  if (!isRecord(test)) throw new DatabaseError();
  const { service, at, server, protocol } = test;
  return { service: String(service), at: iso(at), server: String(server), protocol: toNumber(protocol) };
}

function listIn(json: unknown): unknown[] {
  try {
    const list: unknown = JSON.parse(String(json));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
