import { answersSchema } from '@/contract/questions/answers-schema';
import { byId } from '@/lib/by-id';
import { nextVoteAt } from '@/lib/next-vote';
import { createCalendar } from '../../../functions/votes/calendar';
import { streakAt } from '../../../functions/votes/streak';
import { applicationsOf } from '../../../tools/network/applications';
import { artTitlesOf } from '../../../tools/network/arts';
import { titlesOf } from '../../../tools/network/leaderboards';
import { numbersIn } from '../../../tools/network/locale';
import { publicServers, realPlacesOf } from '../../../tools/network/servers';
import type { Network } from '../../../tools/network/subjects';
import { votingOf } from '../../../tools/network/voting';

const HOUR_MS = 3_600_000;
/** Ten minutes before midnight and ten minutes after it, in Berlin. */
const [EVENING, NIGHT] = [Date.parse('2026-06-01T21:50Z'), Date.parse('2026-06-01T22:10Z')];

const lastOf = <Item>(list: readonly Item[]): Item => {
  const last = list.at(-1);
  if (last === undefined) throw new Error('The list is empty');
  return last;
};

/** True if answers to the last position's questions are accepted. */
const areTaken = ({ applications }: Network, more: object): boolean => {
  const usual = { player: 'Steve', reason: 'I like to help people, and I have the time. '.repeat(20) };
  return answersSchema(lastOf(applications.positions).sections).isValidSync({ ...usual, ...more });
};

/**
 * Effects of changes that no page shows before anybody plays: the expected value afterwards, which differs from the one before.
 */
export const behindPages: Readonly<
  Record<string, readonly [see: (network: Network) => unknown, is: unknown]>
> = {
  'templates of answers to messages': [
    ({ support }) => support.answers,
    [{ name: 'Thanks', text: 'Hello {name}, thank you!' }],
  ],
  'other fonts': [
    ({ fonts }) => fonts.packages,
    ['@fontsource-variable/manrope', '@fontsource-variable/tektur'],
  ],
  'a font of my own': [
    ({ fonts }) => fonts.preloaded.map((address) => /^\/assets\/(.+)\.[\da-f]{8}\./.exec(address)?.[1]),
    ['onest-latin-wght-normal', 'title'],
  ],
  'a film of my own over it': [({ film }) => film.sources.map(({ type }) => type), ['video/mp4']],
  'no film': [({ film }) => film.sources, []],
  'my time zone': [
    ({ identity }) => createCalendar(identity.timeZone).dayAt(NIGHT) - createCalendar('UTC').dayAt(NIGHT),
    1,
  ],
  'numbers, dates and prices as elsewhere': [({ identity }) => numbersIn(identity.locale)(1200), '1.200'],
  'pictures of my own on cards, pages and stories': [
    (network) => Object.entries(artTitlesOf(network)).at(-1),
    ['market', 'Market'],
  ],
  'staff to need a second factor': [({ identity }) => identity.staffNeedsSecondFactor, true],
  'players over real places, 12/100': [({ servers }) => realPlacesOf(servers), ['survival']],
  'another badge while a server is away': [
    (network) => publicServers(network).map(({ offlineLabel }) => offlineLabel),
    ['MAINTENANCE'],
  ],
  'titles for the best': [
    ({ leaderboards }) => titlesOf(leaderboards)['survival']?.map(({ title }) => title),
    ['Master', 'Player'],
  ],
  'a site that resets at midnight': [
    ({ voting }) => nextVoteAt(lastOf(voting.sites).again, EVENING) <= NIGHT,
    true,
  ],
  'a site asked whether somebody voted': [({ voting }) => lastOf(voting.sites).check, 'minecraft-mp'],
  'a reward on one server only': [
    (network) => votingOf(network).rewards.map(({ place }) => place),
    ['Survival'],
  ],
  'a streak to forgive more days': [
    ({ voting }) => {
      const day = 20_000;
      const twoMissed = (day + 3) * 24 * HOUR_MS;
      return streakAt({ day, length: 5 }, 5, twoMissed, createCalendar('UTC'), voting.spared).days;
    },
    5,
  ],
  'prizes for the month’s best voters': [({ voting }) => voting.monthly.length, 2],
  'a question that need not be answered': [
    (network) => [areTaken(network, {}), areTaken(network, { portfolio: 'https://kingdom.example' })],
    [true, true],
  ],
  'a least age, or none': [
    (network) => [areTaken(network, { age: '15' }), areTaken(network, { age: '16' })],
    [false, true],
  ],
  'to say what follows a decision': [
    ({ applications }) => applicationsOf(applications)['application-states'].stateTexts.accepted,
    'Join us at the spawn.',
  ],
  'another color in the team’s chat': [
    ({ applications }) => byId(applicationsOf(applications)['private/positions'].chats, 'Helper')?.color,
    0x62_d2_6f,
  ],
  'goods that are no ladder of ranks': [({ store }) => store.sections.map(({ kind }) => kind), ['grid']],
};
