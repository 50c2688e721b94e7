import { voting } from '#network/private/voting';
import { accountKeys } from '../../../functions/core/auth/account-keys';
import { toRecord } from '../../../functions/core/database/replies';
import { voteKeys } from '../../../functions/votes';
import { unpackPlayer } from '../../../functions/votes/store/player-record';
import { siteCalled } from '../../support/fixtures/network-parts';
import type { SiteResponse } from '../../support/server/account-site';
import { accountsIn } from './account-faults';
import type { Contents } from './contents';
import { differences } from './differences';

/** Every kind of key of votes, companions and player links, and whether it may lack an expiry. */
const KINDS: readonly (readonly [pattern: RegExp, stays: boolean])[] = [
  [/^votes:(?:players|ledger|claims|unrecognized|services|tests|seen|rewarded)$/, true],
  [/^votes:month:\d{4}-\d\d$/, true],
  [/^companion:(?!link:)\w+$/, true],
  [/^companion:link:/, false],
  [/^(?:account|limit):/, true],
  [/^site:usage:\d{4}-\d\d$/, true],
  [/^site:upkeep$/, true],
  [/^site:upkeep:done:/, false],
];

const unless = (isFine: boolean, fault: string) => (isFine ? [] : [fault]);

/** Returns the faults of player links, votes and rewards. */
export function voteFaults(contents: Contents): string[] {
  const accounts = [...accountsIn(contents).values()];
  return [
    ...contents.keys.flatMap((key) => {
      const kind = KINDS.find(([pattern]) => pattern.test(key));
      if (!kind) return [`${key} is of no known kind`];
      return unless(kind[1] || contents.expiring.has(key), `${key} stays for ever`);
    }),
    ...differences(
      'player',
      [...contents.hash(accountKeys.players)].map((pair) => pair.join(' of ')),
      accounts
        .filter(({ player }) => typeof player === 'string')
        .map(({ id, playerKey }) => `${String(playerKey)} of ${String(id)}`),
    ),
    ...[...contents.hash(voteKeys.players)].flatMap(([key, json]) => playerFaults(contents, key, json)),
  ];
}

/** Each vote has one receipt, one line, one place in its month and its rewards; each milestone has its rewards. */
function playerFaults(contents: Contents, key: string, json: string): string[] {
  const { votedAt, months, rewards, claimed } = unpackPlayer(toRecord(json));
  const receipts = [...votedAt.values()].flat().length;
  const counted = [...months.values()].reduce((sum, votes) => sum + votes, 0);
  const ids = rewards.map(({ id }) => id);
  const earned = [...votedAt].flatMap(([site, times]) => times.flatMap(() => siteCalled(site).rewards));
  const ofMilestones = voting.milestones
    .filter(({ days }) => claimed.includes(days))
    .flatMap((milestone) => milestone.rewards);
  const lines = contents.members(voteKeys.ledger).length;
  return [
    ...unless(lines === receipts, `${String(lines)} lines of ${String(receipts)} votes`),
    ...unless(counted === receipts, `${key} has ${String(counted)} votes of ${String(receipts)}`),
    ...unless(new Set(ids).size === ids.length, `${key} has a reward twice`),
    ...unless(
      ids.length === earned.length + ofMilestones.length,
      `${key} has ${String(ids.length)} rewards for ${String(earned.length)} and ${String(ofMilestones.length)}`,
    ),
    ...unless(new Set(claimed).size === claimed.length, `${key} has claimed twice`),
  ];
}

/** Returns contradictions between the responses of a race, including those to retries after a lost response. */
export function responseFaults(
  responses: readonly (readonly [name: string, response: SiteResponse])[],
): string[] {
  const handed = responses.flatMap(([, { body }]): string[] =>
    (body?.rewards ?? []).map(({ id }: { readonly id: string }) => id),
  );
  const claims = responses.filter(([name, { status }]) => name === 'a milestone' && status === 200);
  return [
    ...responses.flatMap(([name, { status, text }]) =>
      unless([200, 204, 401, 404, 409, 422, 503].includes(status), `${name} gave ${String(status)} ${text}`),
    ),
    ...unless(new Set(handed).size === handed.length, 'a reward was handed out twice'),
    ...unless(claims.length < 2, 'a milestone was claimed twice'),
  ];
}
