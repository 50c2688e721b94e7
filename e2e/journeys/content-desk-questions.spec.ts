import { randomUUID } from 'node:crypto';
import { contentDesk } from '#messages/content-desk';
import { questionsDesk } from '#messages/content-desk-questions';
import { QuestionsDesk } from '../pages/questions-desk';
import { expectNoFindings } from '../support/axe';
import { contentCalls } from '../support/content-calls';
import { expect, test as base } from '../support/test';

interface Asked {
  /** Questions created by the journey, in order of creation. */
  names: string[];
  saved: { id: string; version: number }[];
  calls: Awaited<ReturnType<typeof contentCalls>>;
  /** Returns the published questions in visitors' order. */
  published: () => Promise<string[]>;
}

/** Three questions for each journey, at the end of the list, deleted afterwards. */
const test = base.extend<{ asked: Asked; desk: QuestionsDesk }>({
  asked: async ({ page }, use) => {
    const calls = await contentCalls(page.request);
    const mark = randomUUID().slice(0, 8);
    const names = ['Alpha', 'Beta', 'Gamma'].map((name) => `${name} ${mark}?`);
    const saved = [];
    for (const question of names)
      saved.push(await calls.create('faq', { question, answer: `About ${question}` }));
    const published = async () => {
      const { faq } = await calls.published();
      return faq.map(({ question }) => question).filter((question) => question.includes(mark));
    };
    await use({ names, saved, calls, published });
    for (const { id } of saved) await calls.remove('faq', id);
  },
  desk: async ({ page }, use) => {
    await use(new QuestionsDesk(page));
  },
});

test('the keyboard changes the order, and visitors get that one', async ({ page, asked, desk }) => {
  const [alpha = '', beta = '', gamma = ''] = asked.names;
  await desk.enter();
  await desk.up(gamma).focus();
  await page.keyboard.press('Enter');
  await expect(desk.up(gamma)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: gamma })).toContainText('is now number');
  await expect.poll(asked.published).toEqual([gamma, alpha, beta]);
  await desk.down(gamma).focus();
  await page.keyboard.press('Enter');
  await expect(desk.down(gamma)).toBeFocused();
  await expect.poll(asked.published).toEqual([alpha, gamma, beta]);
  await page.reload();
  await desk.list.waitFor();
  await expect.poll(asked.published).toEqual([alpha, gamma, beta]);
});

/** Returns the centres of the handles at the start and end of a drag. */
const way = async (desk: QuestionsDesk, from: string, to: string) => {
  await desk.handle(from).scrollIntoViewIfNeeded();
  const middles = [];
  for (const question of [from, to]) {
    const box = await desk.handle(question).boundingBox();
    if (!box) throw new Error(`There is no handle of ${question}`);
    middles.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  const [start = { x: 0, y: 0 }, end = start] = middles;
  return { start, end: { x: end.x, y: end.y - 16 } };
};
const STEPS = 20;

test('a question that is moved up all the way by the keyboard stays in sight', async ({
  page,
  asked,
  desk,
}) => {
  const [, , gamma = ''] = asked.names;
  await page.setViewportSize({ width: 1440, height: 600 });
  await desk.enter();
  const places = await desk.list.getByRole('listitem').count();
  await desk.up(gamma).focus();
  for (let step = 1; step < places; step += 1) await page.keyboard.press('Enter');
  await expect(desk.list.getByRole('listitem').first()).toContainText(gamma);
  await expect(desk.up(gamma)).toBeFocused();
  await expect(desk.up(gamma)).toBeInViewport();
});

test('dragging changes the order, and visitors get that one', async ({ page, asked, desk }) => {
  const [alpha = '', beta = '', gamma = ''] = asked.names;
  await desk.enter();
  const { start, end } = await way(desk, gamma, alpha);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: STEPS });
  await expect(desk.list.getByRole('listitem').filter({ hasText: '?' }).last()).toContainText(beta);
  expect(await asked.published()).toEqual([alpha, beta, gamma]);
  await page.mouse.up();
  await expect.poll(asked.published).toEqual([gamma, alpha, beta]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a finger drags as well', async ({ page, asked, desk }) => {
    const [alpha = '', beta = '', gamma = ''] = asked.names;
    await desk.enter();
    const { start, end } = await way(desk, gamma, alpha);
    const finger = await page.context().newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
    for (let step = 1; step <= STEPS; step += 1) {
      const y = start.y + ((end.y - start.y) * step) / STEPS;
      await finger.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: start.x, y }],
      });
    }
    await expect(desk.list.getByRole('listitem').filter({ hasText: '?' }).last()).toContainText(beta);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(asked.published).toEqual([gamma, alpha, beta]);
  });
});

test('who moves what somebody else has changed meanwhile is told, and can move it then', async ({
  asked,
  desk,
}) => {
  const [alpha = '', beta = '', gamma = ''] = asked.names;
  const [first] = asked.saved;
  if (!first) throw new Error('There is no question');
  await desk.enter();
  await asked.calls.change('faq', first, { answer: 'Another one' });
  await desk.down(alpha).click();
  await expect(desk.alert).toContainText(questionsDesk.changedMeanwhile);
  await expect(desk.line(alpha)).toContainText('Another one');
  expect(await asked.published()).toEqual([alpha, beta, gamma]);
  await desk.down(alpha).click();
  await expect.poll(asked.published).toEqual([beta, alpha, gamma]);
  await expect(desk.alert).toHaveCount(0);
});

test('a question is written in Markdown, shown as visitors will see it, and saved @firefox', async ({
  page,
  desk,
  asked,
}) => {
  const question = asked.names[1]?.replace('Beta', 'Delta') ?? '';
  await desk.enter();
  await page.getByRole('button', { name: contentDesk.kinds.faq.create }).click();
  await page.getByLabel(questionsDesk.fields.question, { exact: true }).fill(question);
  await page.getByRole('button', { name: contentDesk.save, exact: true }).click();
  await expect(page.getByText('Answer is required')).toBeVisible();
  await page.getByLabel(questionsDesk.fields.answer, { exact: true }).fill('Read **the rules** first.');
  await expect(page.getByRole('strong').filter({ hasText: 'the rules' })).toHaveCSS('font-weight', '700');
  await page.getByRole('button', { name: contentDesk.save, exact: true }).click();
  await expect.poll(asked.published).toEqual([...asked.names, question]);
  const made = (await asked.calls.published()).faq.find((entry) => entry.question === question);
  expect(made?.answer).toBe('Read **the rules** first.');
  await asked.calls.remove('faq', made?.id ?? '');
});

for (const width of [390, 1440])
  test(`the questions and their editor have no accessibility findings in either theme, and fit, at ${String(width)} px`, async ({
    page,
    frame,
    desk,
    asked,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await desk.enter();
    const lookAround = async () => {
      for (const theme of ['Light', 'Dark'] as const) {
        await frame.chooseTheme(theme);
        await expectNoFindings(page);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    };
    await lookAround();
    await desk
      .line(asked.names[0] ?? '')
      .getByRole('button', { name: contentDesk.edit })
      .click();
    await expect(page.getByLabel(questionsDesk.fields.answer, { exact: true })).toBeVisible();
    await lookAround();
  });
