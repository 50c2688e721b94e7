import { servers } from '#network/servers';
import type { ServerId } from '@/contract/network/servers';
import { serverIds } from '@/lib/servers';

export const DAY_S = 86_400;
/** Hours in which each server has a player, in seconds of the day. */
export const BUSY = { from: 10 * 3_600, to: 22 * 3_600 };
export const VOTERS = 100;
/** Length of a player's stay, and time between two votes, in seconds. */
const STAY_S = 45 * 60;
const BETWEEN_VOTES_S = 60;

/** Player who joins or leaves. */
export interface Move {
  readonly kind: 'join' | 'leave';
  readonly name: string;
  readonly server: ServerId;
}

/** Player who opens the vote page, or has voted. */
export type AtVotePage =
  | { readonly kind: 'visit'; readonly name: string }
  | { readonly kind: 'vote'; readonly name: string; readonly site: string };

/** Event at a second of the day. */
export type Happening = Move | AtVotePage;

/**
 * Returns a day's events. Each server has a player in its busy hours, and voters arrive evenly over them. Every other voter
 * votes first and then plays; the rest vote while they play.
 */
export function timetable(sites: readonly string[]): Map<number, Happening[]> {
  const happenings = new Map<number, Happening[]>();
  const at = (second: number, happening: Happening) =>
    happenings.set(second, [...(happenings.get(second) ?? []), happening]);
  const play = (name: string, server: ServerId, from: number, to: number) => {
    at(from, { kind: 'join', name, server });
    at(to, { kind: 'leave', name, server });
  };
  const serverOf = (n: number): ServerId => serverIds()[n % serverIds().length] ?? servers[0].id;
  for (const server of serverIds()) play(`stays_${server}`, server, BUSY.from, BUSY.to);
  const step = (BUSY.to - BUSY.from - STAY_S) / VOTERS;
  for (let n = 0; n < VOTERS; n += 1) {
    const [name, joins] = [`voter_${String(n)}`, Math.round(BUSY.from + n * step)];
    const opens = n % 2 === 0 ? joins : joins + STAY_S / 3;
    at(opens, { kind: 'visit', name });
    for (const [vote, site] of sites.entries())
      at(opens + (vote + 1) * BETWEEN_VOTES_S, { kind: 'vote', name, site });
    play(name, serverOf(n), n % 2 === 0 ? opens + 5 * BETWEEN_VOTES_S : joins, joins + STAY_S);
  }
  return happenings;
}
