import type { Locator, Page } from '@playwright/test';
import { questions } from '#network/faq';
import { modes } from '#network/modes';
import { pages } from '#network/pages';
import { isPageAt } from '@/lib/pages';
import { positionTitle } from '@/lib/positions';
import { AccountPages } from '../../../e2e/pages/account-pages';
import { ApplyForm } from '../../../e2e/pages/apply-form';
import { ConnectDialog } from '../../../e2e/pages/connect-dialog';
import { ContactForm } from '../../../e2e/pages/contact-form';
import { Frame } from '../../../e2e/pages/frame';
import { LeaderboardPage } from '../../../e2e/pages/leaderboard-page';
import { ServerStatusPage } from '../../../e2e/pages/server-status-page';

export interface Step {
  name: string;
  act: (page: Page) => Promise<void>;
}

/** Steps of one visitor on one page, in order. */
export interface Visit {
  path: string;
  /** Runs before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Waits until the page is usable; by default, until the app has its header. */
  isReady?: (page: Page) => Promise<unknown>;
  steps: Step[];
}

/** Pause after scrolling: a visitor sees the element before touching it. */
const SIGHT_MS = 250;

/**
 * Scrolls to the middle of an element, and touches it like a finger. Playwright's own `tap` makes the page check each touch
 * event, which would add to the latency.
 */
const touch = async (target: Locator): Promise<void> => {
  await target.scrollIntoViewIfNeeded();
  await target.page().waitForTimeout(SIGHT_MS);
  const box = await target.boundingBox();
  if (!box) throw new Error(`There is nothing to touch at ${target.toString()}`);
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
};

const openMenu: Step = { name: 'opens the menu', act: (page) => touch(new Frame(page).menuButton) };
const closeMenu: Step = { name: 'closes the menu', act: (page) => touch(new Frame(page).menuButton) };

/** Time between keys of somebody who looks at the keyboard. */
const KEY_DELAY_MS = 60;

const typing = (name: string, field: (page: Page) => Locator, text: string): Step => ({
  name,
  act: async (page) => {
    await touch(field(page));
    await page.keyboard.type(text, { delay: KEY_DELAY_MS });
  },
});

const press: Step = { name: 'presses the button', act: (page) => touch(page.getByRole('button')) };

/** Lower bound: a bare page with a button that counts. */
export const floor: Visit = {
  path: '/bench-floor',
  prepare: (page) =>
    page.route('**/bench-floor', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Floor</title><button onclick="this.textContent++">0</button>',
      }),
    ),
  isReady: (page) => page.getByRole('button').waitFor(),
  steps: [press, press, press],
};

const all: readonly Visit[] = [
  {
    path: pages.home.path,
    steps: [
      openMenu,
      closeMenu,
      { name: 'opens the connect dialog', act: (page) => touch(new ConnectDialog(page).opener) },
      { name: 'closes it', act: (page) => touch(new ConnectDialog(page).closeButton) },
      { name: 'opens the choice of a theme', act: (page) => touch(new Frame(page).themeButton) },
      {
        name: 'chooses the light theme',
        act: (page) => touch(page.getByRole('menuitemradio', { name: 'Light' })),
      },
    ],
  },
  {
    path: pages.serverInfo.path,
    steps: [
      { name: 'copies the address', act: (page) => touch(new ServerStatusPage(page).copyButton('server')) },
      {
        name: 'asks for a longer history',
        act: (page) => touch(page.getByRole('group', { name: 'Time range' }).getByRole('button').nth(1)),
      },
      openMenu,
    ],
  },
  {
    path: pages.leaderboard.path,
    steps: [
      {
        name: 'ranks by another metric',
        act: (page) => touch(new LeaderboardPage(page).metric(modes[0].metrics.at(-1)?.id ?? '')),
      },
      {
        name: 'changes the game mode',
        act: (page) => touch(new LeaderboardPage(page).tab(modes.at(-1)?.id ?? '')),
      },
      typing('types a name into the search', (page) => new LeaderboardPage(page).name, 'Steve'),
      { name: 'searches', act: (page) => page.keyboard.press('Enter') },
    ],
  },
  {
    path: pages.support.path,
    steps: [
      {
        name: 'opens an answer',
        act: (page) => touch(page.getByRole('button', { name: questions[1]?.question ?? '' })),
      },
      typing('types into the contact form', (page) => new ContactForm(page).subject, 'A question'),
      { name: 'sends it with fields missing', act: (page) => touch(new ContactForm(page).submit) },
    ],
  },
  {
    path: pages.applyForm.path,
    prepare: (page) => new ApplyForm(page).haveRead(),
    steps: [
      { name: 'presses the first key', act: (page) => new ApplyForm(page).isReady() },
      {
        name: 'chooses a position',
        act: async (page) => {
          // Selects by first letter: a touch opens the system's own list, which is not part of the page.
          await new ApplyForm(page).position.focus();
          await page.waitForTimeout(SIGHT_MS);
          await page.keyboard.press(positionTitle('Staff').charAt(0));
        },
      },
      typing('types a short answer', (page) => new ApplyForm(page).field('In-game name'), 'Steve'),
      typing('types a long answer', (page) => new ApplyForm(page).field('Motivation'), 'For two years now.'),
      { name: 'sends it with answers missing', act: (page) => touch(new ApplyForm(page).submit) },
    ],
  },
  {
    path: pages.login.path,
    steps: [
      typing('types an email address', (page) => new AccountPages(page).email, 'steve@example.org'),
      { name: 'signs in without a password', act: (page) => touch(new AccountPages(page).signInButton) },
      typing('types a password', (page) => new AccountPages(page).password, 'not the password'),
      { name: 'signs in with a wrong one', act: (page) => touch(new AccountPages(page).signInButton) },
    ],
  },
];

/** Visits to pages that the network has. */
export const visits = all.filter(({ path }) => isPageAt(path));
