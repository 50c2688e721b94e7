import { contentResponse, eventCard, newsCard } from '../../test/support/fixtures/content-responses';
import { sections } from '../../test/support/fixtures/network-parts';
import { servePublished } from '../support/published';
import { expect, test } from '../support/test';

const SUMMARY =
  'Twelve chests and twelve riddles, somewhere between the lobby and the far end of the map. Hints come hourly.';
/** Space between the texts of a story and the edge of its card, in px. */
const MOST_EMPTY = 40;

for (const width of [320, 390])
  test(`stories and events of the home page take the room of their texts (${String(width)} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const [story, event] = ['A story without points', 'An event with a summary'];
    await servePublished(
      page,
      contentResponse({
        news: [newsCard('story', { title: story, summary: SUMMARY, points: [] })],
        events: [eventCard('event', { title: event, summary: SUMMARY })],
      }),
    );
    await page.goto('/');
    await page.keyboard.press('Shift');
    const news = page
      .getByRole('region', { name: sections.news.title })
      .getByRole('article', { name: story });
    await expect(news).toBeAttached();
    const empty = await news.evaluate((card, text) => {
      const last = [...card.querySelectorAll('p, div')].findLast((part) => part.textContent === text);
      return card.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? 0);
    }, SUMMARY);
    expect(empty).toBeLessThanOrEqual(MOST_EMPTY);
    const summary = page
      .getByRole('region', { name: sections.events.title })
      .getByRole('article', { name: event })
      .getByText(SUMMARY);
    await expect(summary).toBeAttached();
    const hidden = await summary.evaluate(
      (text) =>
        text.getBoundingClientRect().bottom - (text.parentElement?.getBoundingClientRect().bottom ?? 0),
    );
    expect(hidden).toBeLessThanOrEqual(1);
  });
