import { randomBytes, randomUUID } from 'node:crypto';
import { voteSiteNames } from '#network/vote-names';
import { COMPANION_PATHS, type CompanionSync } from '@/contract/companion-sync';
import { API_BASE } from '@/contract/paths';
import { serverIds } from '@/lib/servers';
import { median } from '../figures';
import type { Tables } from '../results';
import { serveSite } from '../served-site';
import { playDay } from './day';
import { type Bridge, bridgeTables } from './tables';
import { VOTERS } from './timetable';

/** Number of timed calls; a server may make sixty a minute. */
const TIMED_CALLS = 50;

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

/** Measures the cost of companions and their votes on a simulated day. */
export const benchBridge = async (): Promise<Tables> => {
  const days: Bridge['days'] = [];
  const all = voteSiteNames.map(({ id }) => id);
  for (const sites of [all.slice(0, 1), all]) {
    console.log(`  a day of ${String(VOTERS)} voters on ${String(sites.length)} sites`);
    days.push({ sites: sites.length, costs: await playDay(sites) });
  }
  return bridgeTables({ days, ...(await timeCalls()) });
};
