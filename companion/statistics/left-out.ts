import { LEFT_OUT_LIMITS } from '@/contract/leaderboard';
import type { LeftOut } from '@/contract/leaderboard-requests';
import { printable } from '../printable';
import type { Excluded } from './exclude';
import type { PushedPlayer } from './site';
import type { World } from './world';

/** Reasons why players are left out, in the order of reporting. */
const WHY = {
  banned: 'banned on the server',
  excluded: 'excluded by --exclude',
  nameless: 'without a known name',
  sameName: 'with a name that another player has taken since',
  unread: 'whose file cannot be read',
  broken: 'with unreadable figures, which are sent as 0',
} as const;
type Why = keyof typeof WHY;

interface Chosen {
  readonly players: readonly PushedPlayer[];
  readonly leftOut: readonly LeftOut[];
  /** Returns whether a player who was sent before must be removed from the board. */
  readonly unwanted: (uuid: string) => boolean;
}

/** Chooses the players of a world who are sent, and those who are left out. @param names known from this run and earlier ones */
export function chooseSent(world: World, names: ReadonlyMap<string, string>, excluded: Excluded): Chosen {
  const left = new Map<Why, string[]>();
  const nameOf = (uuid: string) => names.get(uuid) ?? world.listedNames.get(uuid);
  const leave = (why: Why, uuid: string, said = '') => {
    const who = left.get(why) ?? [];
    who.push(`${nameOf(uuid) ?? uuid}${said}`);
    left.set(why, who);
  };
  const barred = (uuid: string): Why | null => {
    if (world.banned.has(uuid)) return 'banned';
    return excluded.has(uuid, nameOf(uuid)) ? 'excluded' : null;
  };

  /** The most recent player of each name. */
  const latest = new Map<string, string>();
  const candidates: PushedPlayer[] = [];
  const rivals = new Set<string>();
  const at = (uuid: string) => world.players.get(uuid)?.at ?? 0;
  for (const [uuid, { figures }] of world.players) {
    const username = nameOf(uuid);
    const why = barred(uuid) ?? (username === undefined ? 'nameless' : null);
    if (why !== null || username === undefined) {
      leave(why ?? 'nameless', uuid);
      continue;
    }
    candidates.push({ uuid, username, metrics: figures });
    const key = username.toLowerCase();
    const other = latest.get(key);
    const isLater = other === undefined || at(uuid) >= at(other);
    if (isLater) latest.set(key, uuid);
    if (other !== undefined) rivals.add(isLater ? other : uuid);
  }
  for (const uuid of rivals) leave('sameName', uuid, ` (${uuid})`);
  for (const [uuid, reason] of world.unread) if (!barred(uuid)) leave('unread', uuid, `: ${reason}`);
  const players = candidates.filter(({ uuid }) => !rivals.has(uuid));
  for (const { uuid } of players) {
    const figures = world.broken.get(uuid);
    if (figures) leave('broken', uuid, `: ${figures.join(', ')}`);
  }
  return {
    players,
    leftOut: (Object.keys(WHY) as Why[]).flatMap((why): LeftOut[] => {
      const who = left.get(why);
      return who ? [toLeftOut(WHY[why], who)] : [];
    }),
    unwanted: (uuid) => barred(uuid) !== null || rivals.has(uuid),
  };
}

const { named, length } = LEFT_OUT_LIMITS;
const toLeftOut = (why: string, who: readonly string[]): LeftOut => ({
  why,
  count: who.length,
  who: who
    .toSorted()
    .slice(0, named)
    .map((text) => printable(text, length)),
});

/** Returns a line about players who are left out for one reason. */
export const leftOutLine = ({ why, count, who }: LeftOut): string =>
  `${count.toLocaleString('en-US')} ${why}: ${who.join(', ')}${count > who.length ? ', …' : ''}`;
