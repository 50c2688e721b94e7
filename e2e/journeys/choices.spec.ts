import type { Locator, Page } from '@playwright/test';
import { leaderboardTexts } from '#messages/leaderboard';
import { modTexts } from '#messages/mods';
import { kindTexts, rangeTexts } from '#messages/server-history';
import { versionTabLabels } from '#messages/versions';
import { questions } from '#network/faq';
import { modes } from '#network/modes';
import { pages } from '#network/pages';
import { expect, test } from '../support/test';

interface Choices {
  readonly path: string;
  /** Buttons that are pressed one after the other, and the attribute that says which is chosen. */
  readonly press: (page: Page) => readonly (readonly [Locator, string])[];
  readonly query: string;
}

const button = (page: Page, name = '') => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name = '') => page.getByRole('tab', { name, exact: true });
const mode = modes.at(-1);
const metric = mode?.metrics.at(-1);
const question = questions.at(-1);

const all: readonly Choices[] = [
  {
    path: pages.leaderboard.path,
    press: (page) => [
      [tab(page, mode?.title), 'aria-selected'],
      [
        page
          .getByRole('group', { name: leaderboardTexts.metrics })
          .getByRole('button', { name: metric?.title ?? '' }),
        'aria-pressed',
      ],
    ],
    query: `?mode=${mode?.id ?? ''}&metric=${metric?.id ?? ''}`,
  },
  {
    path: pages.versions.path,
    press: (page) => [[tab(page, versionTabLabels.bedrock), 'aria-selected']],
    query: '?tab=bedrock',
  },
  {
    path: pages.requiredMods.path,
    press: (page) => [[tab(page, modTexts.required), 'aria-selected']],
    query: '?mods=required',
  },
  {
    path: pages.serverInfo.path,
    press: (page) => [
      [button(page, rangeTexts['7d'].short), 'aria-pressed'],
      [button(page, kindTexts.tps.button), 'aria-pressed'],
    ],
    query: '?range=7d&chart=tps',
  },
  {
    path: pages.support.path,
    press: (page) => [[button(page, question?.question), 'aria-expanded']],
    query: `?question=${question?.id ?? ''}`,
  },
];

for (const { path, press, query } of all)
  test(`what is chosen on ${path} stands in its address: reload and Back keep it`, async ({ page }) => {
    const expectChosen = async () => {
      for (const [control, state] of press(page)) await expect(control).toHaveAttribute(state, 'true');
      expect(new URL(page.url()).search).toBe(query);
    };
    await page.goto(path);
    for (const [control, state] of press(page)) {
      await control.click();
      await expect(control).toHaveAttribute(state, 'true');
    }
    await expectChosen();
    await page.reload();
    await expectChosen();
    await page.getByRole('contentinfo').getByRole('link', { name: pages.team.title }).click();
    await expect(page).toHaveURL(pages.team.path);
    await page.goBack();
    await expectChosen();
  });
