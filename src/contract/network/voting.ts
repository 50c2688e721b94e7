import * as v from 'valibot';
import { REWARD_ID, SYNC_LIMITS } from '../companion-sync';
import { foldService } from '../listing-sites';
import { httpsUrl } from './address-fields';
import {
  across,
  atMost,
  emblem,
  faultIf,
  list,
  listOf,
  listUpTo,
  oneOf,
  shortId,
  text,
  textUpTo,
  unlessIn,
  wholeFrom,
} from './fields';
import { timeZone } from './locale-fields';
import { type EMBLEMS, HUES } from './visuals';

/** Id in the form that companions use in `rewards.json`. */
const rewardId = v.pipe(
  v.string('must be a text in quotes'),
  v.regex(REWARD_ID, 'must be lower-case letters, digits and hyphens, 60 at most, like vote-key'),
);

const counted = v.pipe(
  textUpTo(60),
  v.includes('{count}', 'must have {count} in it, where the number stands, like {count} vote keys'),
);

const reward = v.strictObject({
  /** Each companion's `rewards.json` defines under this name the commands for the reward. */
  id: rewardId,
  emblem,
  /** Plural forms that players read: for one, and for any other number. */
  words: v.strictObject({ one: counted, other: counted }),
  /** Text on the cards of vote sites in place of a number. */
  brief: v.optional(textUpTo(40)),
  /** Id of the server that gives it; if left out, the next server that the player joins. */
  server: v.optional(shortId),
});

const given = v.strictObject({ reward: rewardId, count: wholeFrom(1, 1_000_000) });
const gifts = v.pipe(listOf(given, 'reward'), atMost(10));

const time = v.pipe(
  v.string('must be a text in quotes'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of the day, like 00:00 or 18:30'),
);

/**
 * Time of the site's next vote: either a number of hours after the last one, or a time of day. Votes are accepted up to an hour
 * early, because sites are not exact.
 */
const again = v.union(
  [v.strictObject({ hours: wholeFrom(2, 168) }), v.strictObject({ at: time, zone: timeZone })],
  "must be { hours: 24 }, or { at: '00:00', zone: 'Europe/Berlin' }",
);
export type Again = v.InferOutput<typeof again>;

/** Services that confirm a vote: the last two call the site, the others are asked. */
export const VOTE_CHECKS = [
  'minecraft-mp',
  'minecraft-server-net',
  'minecraftlist-org',
  'minecraftservers-biz',
  'craftservers',
  'topg',
  'bestmine',
] as const;
export type VoteCheckName = (typeof VOTE_CHECKS)[number];

const site = v.strictObject({
  id: shortId,
  name: textUpTo(60),
  /** Page to vote on, as the site shows it once your server is listed. */
  url: httpsUrl,
  /**
   * Names under which the site sends its votes (Votifier); case, spaces, `www.` and punctuation are ignored. They may differ from
   * its address: minecraft-server-list.com sends MCSL. Votes under unknown names are kept, and an admin can assign them to a site
   * at the desk of votes.
   */
  services: v.optional(listUpTo(10, textUpTo(100)), []),
  emblem,
  hue: oneOf(HUES),
  /** Rewards for a vote. */
  rewards: gifts,
  again: v.optional(again, { hours: 24 }),
  /** Additional confirmation beside Votifier. Needs the variable `VOTE_KEY_…`; `VOTE_CHECK_…` overrides it. */
  check: v.optional(oneOf(VOTE_CHECKS)),
});

const milestone = v.strictObject({
  /** Consecutive days with a vote. */
  days: wholeFrom(1, 10_000),
  /** Defaults to the emblem of its first reward. */
  emblem: v.optional(emblem),
  rewards: gifts,
});

/** A card about the use of votes. */
const use = v.strictObject({ title: textUpTo(60), text, emblem, hue: oneOf(HUES) });

const written = v.strictObject({
  title: v.optional(textUpTo(60), 'Vote'),
  subtitle: textUpTo(300),
  /** Text above the sites. */
  sitesText: v.optional(textUpTo(300), 'Each opens in a new tab.'),
  sites: v.pipe(listOf(site, 'id', 'name', 'url'), atMost(12)),
  rewards: v.pipe(listOf(reward, 'id'), atMost(SYNC_LIMITS.rewardIds)),
  milestones: v.pipe(listOf(milestone, 'days'), atMost(12)),
  /** Missed days that a streak survives, within any seven days. */
  spared: v.optional(wholeFrom(0, 7), 1),
  /**
   * Rewards for a month's top voters, given on the first of the next month, best voter first. Voters beyond the list get nothing.
   */
  monthly: v.optional(v.pipe(list(gifts), atMost(10)), []),
  /** Target number of votes per month, across all sites. */
  goal: wholeFrom(1, 10_000_000),
  /** Section of the page about the use of votes. */
  uses: v.strictObject({
    title: v.optional(textUpTo(60), 'Vote Rewards'),
    text: textUpTo(300),
    items: v.pipe(listOf(use, 'title'), atMost(12)),
  }),
});
type Written = v.InferOutput<typeof written>;
type Place = readonly [string | number, ...(string | number)[]];

const strangers = ({ sites, milestones, monthly, rewards }: Written) => {
  const lists: [Place, Given[]][] = [
    ...sites.map((one, index): [Place, Given[]] => [['sites', index, 'rewards'], one.rewards]),
    ...milestones.map((one, index): [Place, Given[]] => [['milestones', index, 'rewards'], one.rewards]),
    ...monthly.map((one, index): [Place, Given[]] => [['monthly', index], one]),
  ];
  return lists.flatMap(([at, rewardsThere]) =>
    rewardsThere.flatMap((one, index) => unlessIn('rewards', rewards, one.reward, ...at, index, 'reward')),
  );
};

const serviceFaults = ({ sites }: Written) => {
  const owners = new Map<string, string>();
  return sites.flatMap(({ id, services }, index) =>
    services.flatMap((service, place) => {
      const name = foldService(service);
      const owner = owners.get(name) ?? id;
      owners.set(name, owner);
      return faultIf(
        owner !== id,
        `must stand at one site, and is at ${owner} already`,
        ...(['sites', index, 'services', place] as const),
      );
    }),
  );
};

const orderFaults = ({ milestones }: Written) =>
  milestones.flatMap(({ days }, index) =>
    faultIf(
      days < (milestones[index - 1]?.days ?? 0),
      'must be more than those of the milestone before',
      ...(['milestones', index, 'days'] as const),
    ),
  );

/** `networks/NAME/voting.ts`: the listing sites, and the rewards for votes. */
export const votingSchema = v.pipe(
  written,
  across<Written>((voting) => [...strangers(voting), ...serviceFaults(voting), ...orderFaults(voting)]),
);

export type VotingInput = v.InferInput<typeof votingSchema>;
export type Voting = v.InferOutput<typeof votingSchema>;

/** A number of one reward. */
export type Given = v.InferOutput<typeof given>;

/** A site as pages receive it: with its card's texts about rewards, and without anything about how votes arrive. */
export interface VoteSite extends Pick<
  Voting['sites'][number],
  'id' | 'name' | 'url' | 'emblem' | 'hue' | 'again'
> {
  rewards: readonly { emblem: Emblem; text: string }[];
}
export type Emblem = (typeof EMBLEMS)[number];

export interface StreakMilestone {
  days: number;
  emblem: Emblem;
  /** Texts of its rewards, with their numbers. */
  rewards: readonly string[];
}

/** Name of a reward, and the group of the server that gives it; null if any server does. */
export interface RewardTexts extends Pick<Voting['rewards'][number], 'id' | 'emblem' | 'words'> {
  place: string | null;
}
