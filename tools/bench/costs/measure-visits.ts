import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { servers } from '#network/servers';
import { COMPANION_PATHS, type CompanionSync } from '@/contract/companion-sync';
import { API_BASE, API_DOCUMENT } from '@/contract/paths';
import { createClosers } from '../../../local/closers';
import { scales } from '../../budgets';
import { browserOptions } from '../../find-browser';
import { type Answer, startFront } from '../front';
import { serveSite } from '../served-site';
import { OPENED, STAY_S } from './month';

/** Requests of one kind of visit, as observed in a browser. */
export interface Visit {
  /** Path of the page. */
  page: string;
  /** True if the browser had nothing of the site cached. */
  isFresh: boolean;
  /** Pages, scripts, styles, fonts and pictures: number of requests, and bytes as the CDN sends them. */
  files: { requests: number; bytes: number };
  /** Film of the home page. */
  film: { requests: number; bytes: number };
  /** Function calls: path and query, and seconds since the visit began. */
  calls: { target: string; afterS: number }[];
}

const DIST = 'dist';
/** Time that a visitor spends on each part of a page. */
const LOOK_MS = 1_000;
const FILM = /^\/media\/hero\.(?:webm|mp4)$/;

/** Returns the file for a path below the site's root, or null. */
const fileOf = (pathname: string): string | null =>
  [pathname.slice(1), path.join(pathname.slice(1), 'index.html')].find(
    (file) => path.extname(file) !== '' && existsSync(path.join(DIST, file)),
  ) ?? null;

const isCall = (target: string) => target.startsWith(`${API_BASE}/`) && target !== API_DOCUMENT;

/** Opens a page, scrolls through all of it, and stays. `answers` is emptied first, then collects the site's answers. */
async function visit(
  browser: Awaited<ReturnType<Browser['newContext']>>,
  url: string,
  page: string,
  answers: (Answer & { at: number })[],
): Promise<Omit<Visit, 'isFresh'>> {
  const weigh = scales(DIST);
  const began = performance.now();
  answers.length = 0;
  const tab = await browser.newPage();
  await tab.goto(url + page);
  let isAtEnd = false;
  while (!isAtEnd) {
    await setTimeout(LOOK_MS);
    isAtEnd = await tab.evaluate(() => {
      window.scrollBy(0, window.innerHeight);
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    });
  }
  await setTimeout(STAY_S * 1_000 - (performance.now() - began));
  await tab.goto('about:blank');
  await tab.close();
  const found: Omit<Visit, 'isFresh'> = {
    page,
    files: { requests: 0, bytes: 0 },
    film: { requests: 0, bytes: 0 },
    calls: [],
  };
  for (const { target, status, headerBytes, bodyBytes, at } of answers) {
    const { pathname } = new URL(target, url);
    if (isCall(target)) {
      found.calls.push({ target, afterS: Math.floor((at - began) / 1_000) });
      continue;
    }
    const file = status === 200 ? fileOf(pathname) : null;
    const kind = FILM.test(pathname) ? found.film : found.files;
    kind.requests += 1;
    // The CDN compresses better than this machine.
    kind.bytes += headerBytes + (file === null ? bodyBytes : Math.min(bodyBytes, await weigh([file])));
  }
  return found;
}

/** Measures the requests of a first and a second visit to each page, in a real Chromium with a separate browser and cache per page. */
export async function measureVisits(): Promise<Visit[]> {
  const closers = createClosers();
  try {
    const key = randomBytes(24).toString('base64url');
    const site = await serveSite({ GAME_SERVER_KEY: key });
    closers.add(() => site.close());
    // The vote page calls the site only if there is a companion.
    const companion = { id: randomUUID(), version: '1.0.0' };
    const said = { server: servers[0].id, companion, players: [], vitals: null, votes: [], receipts: [] };
    await fetch(`${site.product}${API_BASE}${COMPANION_PATHS.companionSync}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify(said satisfies CompanionSync),
    });
    const browser = await chromium.launch(browserOptions());
    closers.add(() => browser.close());
    const visits = await Promise.all(
      Object.keys(OPENED).map(async (page) => {
        const answers: (Answer & { at: number })[] = [];
        const front = await startFront(site.product, undefined, (answer) =>
          answers.push({ ...answer, at: performance.now() }),
        );
        closers.add(() => front.close());
        const context = await browser.newContext();
        closers.add(() => context.close());
        const first = await visit(context, front.url, page, answers);
        return [
          { ...first, isFresh: true },
          { ...(await visit(context, front.url, page, answers)), isFresh: false },
        ];
      }),
    );
    return visits.flat();
  } finally {
    await closers.closeAll();
  }
}
