import * as v from 'valibot';
import { foldService } from '../fold-service';
import {
  across,
  atMost,
  faultIf,
  httpsUrl,
  list,
  listOf,
  listUpTo,
  oneOf,
  shortId,
  text,
  textUpTo,
  timeZone,
  unlessIn,
  wholeFrom,
} from './fields';
import { EMBLEMS, HUES } from './visuals';

/** As companions write it in `rewards.json`. */
const rewardId = v.pipe(
  v.string('must be a text in quotes'),
  v.regex(
    /^[a-z0-9][a-z0-9-]{0,59}$/,
    'must be lower-case letters, digits and hyphens, 60 at most, like vote-key',
  ),
);

const counted = v.pipe(
  textUpTo(60),
  v.includes('{count}', 'must have {count} in it, where the number stands, like {count} vote keys'),
);

const reward = v.strictObject({
  /** What it means in the game stands under this name in each companion's `rewards.json`. */
  id: rewardId,
  emblem: oneOf(EMBLEMS),
  /** How players read of one, and of any other number. */
  words: v.strictObject({ one: counted, other: counted }),
  /** What the cards of vote sites say in place of a number. */
  brief: v.optional(textUpTo(40)),
  /** Id of the server that it is given on; left out, it is whichever the player joins. */
  server: v.optional(shortId),
});

const given = v.strictObject({ reward: rewardId, count: wholeFrom(1, 1_000_000) });
const gifts = v.pipe(listOf(given, 'reward'), atMost(10));

const time = v.pipe(
  v.string('must be a text in quotes'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of the day, like 00:00 or 18:30'),
);

/**
 * When a site takes the next vote: so long after the last one, where votes count up to an hour early, since sites are not exact;
 * or at this time of the day.
 */
const again = v.union(
  [v.strictObject({ hours: wholeFrom(2, 168) }), v.strictObject({ at: time, zone: timeZone })],
  "must be { hours: 24 }, or { at: '00:00', zone: 'Europe/Berlin' }",
);
export type Again = v.InferOutput<typeof again>;

/** Services that tell whether somebody voted: all but the last two are asked, and those call. */
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
  /** The page that the site shows you as the one to vote on, once your server is listed. */
  url: httpsUrl,
  /**
   * Names under which it sends its votes (Votifier); case, spaces, `www.` and punctuation make no difference. They need not be
   * its address: minecraft-server-list.com sends MCSL. Votes under other names are kept, and the desk of votes lets an admin say which site that is.
   */
  services: v.optional(listUpTo(10, textUpTo(100)), []),
  emblem: oneOf(EMBLEMS),
  hue: oneOf(HUES),
  /** What a vote earns. */
  rewards: gifts,
  again: v.optional(again, { hours: 24 }),
  /** How votes are confirmed besides Votifier. Needs the variable `VOTE_KEY_…`; `VOTE_CHECK_…` overrides it. */
  check: v.optional(oneOf(VOTE_CHECKS)),
});

const milestone = v.strictObject({
  /** Days in a row with a vote. */
  days: wholeFrom(1, 10_000),
  /** That of its first reward unless given. */
  emblem: v.optional(oneOf(EMBLEMS)),
  rewards: gifts,
});

/** A card that tells what votes are worth. */
const use = v.strictObject({ title: textUpTo(60), text, emblem: oneOf(EMBLEMS), hue: oneOf(HUES) });

const written = v.strictObject({
  title: v.optional(textUpTo(60), 'Vote'),
  subtitle: textUpTo(300),
  /** Above the sites. */
  sitesText: v.optional(textUpTo(300), 'Each opens in a new tab.'),
  sites: v.pipe(listOf(site, 'id', 'name', 'url'), atMost(12)),
  rewards: v.pipe(listOf(reward, 'id'), atMost(60)),
  milestones: v.pipe(listOf(milestone, 'days'), atMost(12)),
  /** Days without a vote that a streak survives, in any seven days. */
  spared: v.optional(wholeFrom(0, 7), 1),
  /** What the most loyal voters of a month get on the first of the next: the best first, those after the last nothing. */
  monthly: v.optional(v.pipe(list(gifts), atMost(10)), []),
  /** Votes that you hope for in a month, all sites together. */
  goal: wholeFrom(1, 10_000_000),
  /** The part of the page that tells what votes are worth. */
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

/** `networks/NAME/voting.ts`: the sites that list the network's servers, and what votes on them earn. */
export const votingSchema = v.pipe(
  written,
  across<Written>((voting) => [...strangers(voting), ...serviceFaults(voting), ...orderFaults(voting)]),
);

export type VotingInput = v.InferInput<typeof votingSchema>;
export type Voting = v.InferOutput<typeof votingSchema>;

/** So many of a reward. */
export type Given = v.InferOutput<typeof given>;

/** A site as pages get it: with what its card says of each reward, and nothing of how votes get here. */
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
}

/** How a reward is called, and the group of the server that it is for; null where any will do. */
export interface RewardWords extends Pick<Voting['rewards'][number], 'id' | 'emblem' | 'words'> {
  place: string | null;
}
