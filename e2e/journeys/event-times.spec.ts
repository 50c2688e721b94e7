import { published } from '#messages/published';
import { pages } from '#network/pages';
import { contentCalls } from '../support/content-calls';
import { expectNoShifts, hasLoaded, watchShifts } from '../support/layout-shifts';
import { expect, test } from '../support/test';

/** Next to the hour when Berlin's clocks go forward; far in the future, so that it is upcoming. */
const EVENT = {
  title: 'Night races',
  startsAt: '2031-03-30T00:30:00.000Z',
  endsAt: '2031-03-30T01:30:00.000Z',
};
const BY_THE_SITE = 'March 30, 2031, 00:30 to 01:30 UTC';
/** Replaces the narrow and thin spaces that Intl writes. */
const spaced = (text: string | null) => (text ?? '').replaceAll(/[\u2009\u202F\u00A0]/g, ' ');

for (const [timezoneId, locale, own] of [
  ['Europe/Berlin', 'de-DE', 'Mar 30, 01:30 GMT+1 – Mar 30, 03:30 GMT+2'],
  ['Asia/Kathmandu', 'en-GB', 'Mar 30, 06:15 – 07:15 GMT+5:45'],
  ['Asia/Kolkata', 'en-US', 'Mar 30, 6:00 – 7:00 AM GMT+5:30'],
  ['America/New_York', 'en-US', 'Mar 29, 8:30 – 9:30 PM EDT'],
  ['America/Sao_Paulo', 'pt-BR', 'Mar 29, 21:30 – 22:30 GMT-3'],
  ['Pacific/Kiritimati', 'en-US', 'Mar 30, 2:30 – 3:30 PM GMT+14'],
  ['Europe/London', 'en-GB', 'Mar 30, 00:30 GMT – Mar 30, 02:30 GMT+1'],
  ['UTC', 'en-US', null],
  ['Africa/Abidjan', 'fr-CI', null],
] as const)
  test.describe(`in ${timezoneId} (${locale})`, () => {
    test.use({ timezoneId, locale });

    test('the times of an event stand in the network’s zone and, where it differs, in the visitor’s own', async ({
      page,
      request,
    }) => {
      const content = await contentCalls(request);
      const { id } = await content.create('events', EVENT);
      try {
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await watchShifts(page);
          await page.goto(pages.events.path);
          const row = page.getByRole('article', { name: EVENT.title });
          await expect(row).toContainText(BY_THE_SITE);
          await expect(row.locator('time').first()).toHaveAttribute('datetime', EVENT.startsAt);
          await row.scrollIntoViewIfNeeded();
          const ownTime = row.getByText(published.events.ownTime(''));
          if (own === null) await hasLoaded(page);
          else
            await expect
              .poll(async () => spaced(await ownTime.textContent()))
              .toBe(published.events.ownTime(own));
          await expect(ownTime).toHaveCount(own === null ? 0 : 1);
          await hasLoaded(page);
          await expectNoShifts(page);
        }
      } finally {
        await content.remove('events', id);
      }
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, timezoneId: 'Asia/Kolkata' });

  test('the times of an event name the network’s zone', async ({ page, request }) => {
    const content = await contentCalls(request);
    const { id } = await content.create('events', EVENT);
    try {
      await page.goto(pages.events.path);
      await expect(page.getByRole('article', { name: EVENT.title })).toContainText(BY_THE_SITE);
    } finally {
      await content.remove('events', id);
    }
  });
});
