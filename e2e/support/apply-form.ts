import type { Page } from '@playwright/test';
import { ApplyForm } from '../pages/apply-form';
import { test as base } from './test';

export const CALL = '**/api/applications';
export const SCRIPT = '**/application-form*.js';

export const test = base.extend<{ form: ApplyForm }>({
  form: async ({ page }, use) => {
    // A long form scrolls smoothly from field to field, and a click may miss a button that still moves.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(new ApplyForm(page));
  },
});

/** Answers the call in place of the server; returns the request body. */
export const answerWith = async (
  page: Page,
  status: number,
  json: object,
  headers: Record<string, string> = {},
) => {
  const sent: unknown[] = [];
  await page.unroute(CALL);
  await page.route(CALL, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status, headers, json });
  });
  return sent;
};

/** Returns a unique person, so that journeys are not taken for one applicant. */
let people = 0;
export const somebody = () => {
  people += 1;
  const name = `p${String(process.pid)}_${String(people)}`;
  return { ign: name, discord: name };
};
