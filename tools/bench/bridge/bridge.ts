import { randomBytes, randomUUID } from 'node:crypto';
import { voteSiteNames } from '#network/vote-names';
import { COMPANION_PATHS, type CompanionSync } from '@/contract/companion-sync';
import { API_BASE } from '@/contract/paths';
import { serverIds } from '@/lib/servers';
import { median } from '../median';
import { serveSite } from '../served-site';
import { type CostsOfDay, playDay } from './day';
import { BUSY, VOTERS } from './timetable';

/** A server may make sixty calls a minute. */
const TIMED_CALLS = 50;

export interface Bridge {
  servers: number;
  busyHours: number;
  voters: number;
  /** Of voters who vote on one site each, and of such who vote on all. */
  days: { sites: number; costs: CostsOfDay }[];
  /** Median time of a companion's call and of an empty function, in milliseconds, with the database on this machine. */
  call: number;
  empty: number;
  /** Of a companion's call. */
  answerBytes: number;
}

const timed = async (work: () => Promise<Response>): Promise<{ took: number; bytes: number }> => {
  const began = performance.now();
  const response = await work();
  const { length } = await response.text();
  if (!response.ok) throw new Error(`The site answered with status ${String(response.status)}`);
  return { took: performance.now() - began, bytes: length };
};

const timeCalls = async (): Promise<Pick<Bridge, 'call' | 'empty' | 'answerBytes'>> => {
  const key = randomBytes(24).toString('base64url');
  const site = await serveSite({ GAME_SERVER_KEY: key });
  try {
    const [calls, empty]: [{ took: number; bytes: number }[], number[]] = [[], []];
    const companion = { id: randomUUID(), version: '1.0.0' };
    for (let n = 0; n < TIMED_CALLS; n += 1) {
      for (const server of serverIds()) {
        const said = { server, companion, players: [], vitals: null, votes: [], receipts: [] };
        const call = () =>
          fetch(`${site.product}${API_BASE}${COMPANION_PATHS.companionSync}`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
            body: JSON.stringify(said satisfies CompanionSync),
          });
        calls.push(await timed(call));
        empty.push((await timed(() => fetch(`${site.floor}/api/empty`))).took);
      }
    }
    const answerBytes = Math.max(...calls.map(({ bytes }) => bytes));
    return { call: median(calls.map(({ took }) => took)), empty: median(empty), answerBytes };
  } finally {
    await site.close();
  }
};

/** What companions cost, and the votes that they bring, counted on a day that is played through by a clock that is turned. */
export const benchBridge = async (): Promise<Bridge> => {
  const days: Bridge['days'] = [];
  const all = voteSiteNames.map(({ id }) => id);
  for (const sites of [all.slice(0, 1), all]) {
    console.log(`  a day of ${String(VOTERS)} voters on ${String(sites.length)} sites`);
    days.push({ sites: sites.length, costs: await playDay(sites) });
  }
  const busyHours = (BUSY.to - BUSY.from) / 3_600;
  return { servers: serverIds().length, busyHours, voters: VOTERS, days, ...(await timeCalls()) };
};
