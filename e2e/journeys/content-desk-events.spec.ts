import { randomUUID } from 'node:crypto';
import { contentDesk } from '#messages/content-desk';
import { eventsDesk } from '#messages/content-desk-events';
import { artField } from '#messages/content-desk-fields';
import { expectNoFindings } from '../support/axe';
import { contentCalls } from '../support/content-calls';
import { beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toasts';

const { fields } = eventsDesk;
const texts = contentDesk.kinds.events;

test('an event is published, changed, deleted and brought back, and visitors get each of it @firefox', async ({
  page,
}) => {
  const title = `Boat races ${randomUUID().slice(0, 8)}`;
  const calls = await contentCalls(page.request);
  const shown = async () => (await calls.published()).events.filter((event) => event.title === title);
  await beSignedIn(page, ADMIN);
  await page.goto('/admin/content?tab=events');
  await page.getByRole('button', { name: texts.create }).click();

  await page.getByRole('textbox', { name: fields.title }).fill(title);
  await page.getByRole('button', { name: contentDesk.save, exact: true }).click();
  await expect(page.getByText('Say when it takes place, or give its beginning')).toBeVisible();
  await expect(page.getByLabel(fields.when)).toBeFocused();
  await page.getByLabel('Starts, UTC time').fill('2031-06-01T18:00');
  await page.getByLabel('Ends, UTC time').fill('2031-06-01T17:00');
  await page.getByRole('radio', { name: artField.names.treasure }).check();
  await page.getByLabel(fields.prize).fill('A boat');
  await page.getByRole('button', { name: contentDesk.save, exact: true }).click();
  await expect(page.getByText('The end must come after the beginning')).toBeVisible();
  await page.getByLabel('Ends, UTC time').fill('2031-06-01T20:00');
  const preview = page.getByRole('article').filter({ hasText: title });
  await expect(preview).toContainText('June 1, 2031, 18:00 to 20:00 UTC');
  expect(await shown()).toEqual([]);
  await page.getByRole('button', { name: contentDesk.save, exact: true }).click();
  await expect.poll(shown).toMatchObject([
    {
      startsAt: '2031-06-01T18:00:00.000Z',
      endsAt: '2031-06-01T20:00:00.000Z',
      prize: 'A boat',
      art: 'treasure',
      href: null,
    },
  ]);

  await expectToast(page, texts.saved);
  await page.getByRole('link', { name: contentDesk.backToList }).click();
  const line = page.getByRole('listitem').filter({ hasText: title });
  await expect(line).toContainText(eventsDesk.states.ahead);
  await line.getByRole('button', { name: contentDesk.delete }).click();
  await expect.poll(shown).toEqual([]);
  await page.getByRole('button', { name: contentDesk.deleted.undo }).click();
  await expect.poll(shown).toMatchObject([{ prize: 'A boat' }]);
  for (const { id } of await shown()) await calls.remove('events', id);
});

for (const width of [390, 1440])
  test(`the events and their editor have no accessibility findings in either theme, and fit, at ${String(width)} px`, async ({
    page,
    frame,
  }) => {
    const calls = await contentCalls(page.request);
    const title = `Long ago ${randomUUID().slice(0, 8)}`;
    const { id } = await calls.create('events', { title, startsAt: '2024-05-01T18:00:00Z', prize: 'A boat' });
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await beSignedIn(page, ADMIN);
    await page.goto('/admin/content?tab=events');
    const line = page.getByRole('listitem').filter({ hasText: title });
    await expect(line).toContainText(eventsDesk.states.over);
    const lookAround = async () => {
      for (const theme of ['Light', 'Dark'] as const) {
        await frame.chooseTheme(theme);
        await expectNoFindings(page);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await lookAround();
    await line.getByRole('button', { name: contentDesk.edit }).click();
    await page.getByLabel('Ends, UTC time').fill('2023-01-01T00:00');
    await page.getByRole('button', { name: contentDesk.save, exact: true }).click();
    await expect(page.getByText('The end must come after the beginning')).toBeVisible();
    await lookAround();
    await calls.remove('events', id);
  });
