import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { pages } from '#network/pages';
import { servers } from '#network/servers';
import { COMPANION_PATHS, type CompanionSync } from '@/contract/companion-sync';
import { API_BASE, API_DOCUMENT } from '@/contract/paths';
import { createClosers } from '../../../local/closers';
import { scales } from '../../budgets';
import { browserOptions } from '../../find-browser';
import { type Answer, startFront } from '../front';
import { serveSite } from '../served-site';
import { OPENED, STAY_S } from './month';

/** Requests for a page, as observed in a browser. */
export interface Requests {
  /** Pages, scripts, styles, fonts and pictures: number of requests, and bytes as the CDN sends them. */
  files: { requests: number; bytes: number };
  /** Film of the home page. */
  film: { requests: number; bytes: number };
  /** Function calls: path and query, and seconds since the visit began. */
  calls: { target: string; afterS: number }[];
}

/** Requests of one kind of visit. */
export interface Visit extends Requests {
  /** Path of the page. */
  page: string;
  /** True if the browser had nothing of the site cached. */
  isFresh: boolean;
  /** Requests for the page if a link of another page of the same visit leads to it. */
  next: Requests;
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

type Answers = (Answer & { at: number })[];

/** Scrolls through all of a page, and stays until a visitor has looked at it for long enough. */
async function look(tab: Page, began: number): Promise<void> {
  let isAtEnd = false;
  while (!isAtEnd) {
    await setTimeout(LOOK_MS);
    isAtEnd = await tab.evaluate(() => {
      window.scrollBy(0, window.innerHeight);
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
    });
  }
  await setTimeout(STAY_S * 1_000 - (performance.now() - began));
}

/** Opens a page and looks at it. `answers` is emptied first, then collects the site's answers. */
async function visit(
  browser: BrowserContext,
  url: string,
  page: string,
  answers: Answers,
): Promise<Requests> {
  const began = performance.now();
  answers.length = 0;
  const tab = await browser.newPage();
  await tab.goto(url + page);
  await look(tab, began);
  await tab.goto('about:blank');
  await tab.close();
  return requestsIn(answers, url, began);
}

/** Follows a link from another page to a page, and looks at both. `answers` collects those for the second one. */
async function goOn(browser: BrowserContext, url: string, page: string, answers: Answers): Promise<Requests> {
  const tab = await browser.newPage();
  await tab.goto(url + (page === pages.rules.path ? pages.home.path : pages.rules.path));
  await look(tab, performance.now());
  const began = performance.now();
  answers.length = 0;
  const link = tab.locator(`a[href="${page}"]:visible`).last();
  // A page without a link to it is opened as by its address, which costs more.
  if ((await link.count()) > 0) await link.click();
  else await tab.goto(url + page);
  await look(tab, began);
  await tab.goto('about:blank');
  await tab.close();
  return requestsIn(answers, url, began);
}

async function requestsIn(answers: Answers, url: string, began: number): Promise<Requests> {
  const weigh = scales(DIST);
  const found: Requests = {
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

/** Measures the requests of a first and a second visit to each page, in a real Chromium with a separate browser
 * and cache per page, and what the page asks for when a link leads to it. */
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
        const answers: Answers = [];
        const front = await startFront(site.product, undefined, (answer) =>
          answers.push({ ...answer, at: performance.now() }),
        );
        closers.add(() => front.close());
        const [context, other] = [await browser.newContext(), await browser.newContext()];
        closers.add(() => context.close());
        closers.add(() => other.close());
        const found: Visit[] = [];
        for (const isFresh of [true, false]) {
          const opened = await visit(context, front.url, page, answers);
          found.push({ page, isFresh, ...opened, next: await goOn(other, front.url, page, answers) });
        }
        return found;
      }),
    );
    return visits.flat();
  } finally {
    await closers.closeAll();
  }
}
