import { randomUUID } from 'node:crypto';
import { contentDesk as texts } from '#messages/content-desk';
import { changeStory, ContentDesk } from '../pages/content-desk';
import { expectNoFindings } from '../support/axe';
import { removeStories } from '../support/content-calls';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toasts';

/** Unique to this test, because all journeys of a worker write to one site. */
const unique = (title: string) => `${title} ${randomUUID().slice(0, 8)}`;

test.afterEach(({ request }) => removeStories(request));

test('a story is written, seen beforehand, kept as a draft and published @firefox', async ({
  page,
  request,
}) => {
  const title = unique('Castle opens');
  const desk = new ContentDesk(page);
  await desk.enter();
  await desk.write(title, '# Come in\n\nRead **the rules** [here](/rules).\n\n<b>no markup</b>');
  await expect(desk.preview.getByRole('heading', { name: 'Come in' })).toBeVisible();
  await expect(desk.preview.getByRole('link', { name: 'here' })).toHaveAttribute('href', '/rules');
  await expect(desk.preview).toContainText('<b>no markup</b>');
  await desk.save();
  await expect(page).toHaveURL(/tab=news&id=/);
  const slug = await desk.address.inputValue();
  expect(slug).toMatch(/^castle-opens-/);
  expect((await request.get(`/api/news/${slug}`)).status()).toBe(404);

  await page.getByRole('link', { name: texts.backToList }).click();
  await expect(desk.row(title)).toContainText(texts.stories.states.draft);
  await desk.edit(title);
  await desk.button(texts.stories.publish).click();
  await expect(desk.row(title)).toContainText(texts.stories.states.published);
  await expect.poll(async () => (await request.get(`/api/news/${slug}`)).status()).toBe(200);
});

test('a story waits for its time, and is a draft again', async ({ page }) => {
  const title = unique('Season 9');
  const desk = new ContentDesk(page);
  await desk.enter();
  await desk.write(title, 'Soon.');
  await page.getByRole('textbox', { name: texts.stories.scheduleAt }).fill('2099-05-01T18:00');
  await desk.button(texts.stories.schedule).click();
  await expect(desk.row(title)).toContainText(texts.stories.states.scheduled);
  await expect(desk.row(title)).toContainText('for May 1, 2099');
  await desk.edit(title);
  await desk.button(texts.stories.backToDraft).click();
  await expectToast(page, texts.stories.done.draft);
  await desk.tab('News').press('Enter');
  await expect(desk.row(title)).toContainText(texts.stories.states.draft);
});

test('of two editors at once the slower one decides, and neither loses words', async ({ page, request }) => {
  const [title, theirs, mine] = [unique('Both'), unique('Theirs'), unique('Mine')];
  const desk = new ContentDesk(page);
  await desk.enter();
  await desk.write(title, 'First words');
  await desk.save();

  await changeStory(request, title, { title: theirs, body: 'Other words' });
  await desk.title.fill(mine);
  await desk.button(texts.save).click();
  await expect(desk.conflict).toContainText('Other words');
  await expectNoFindings(page);
  await desk.button(texts.conflict.takeTheirs).click();
  await expect(desk.title).toHaveValue(theirs);
  await desk.button(texts.conflict.aside.back).click();
  await expect(desk.title).toHaveValue(mine);
  await desk.save();

  await changeStory(request, mine, { title: theirs });
  await desk.body.fill('Last words');
  await desk.button(texts.save).click();
  await desk.button(texts.conflict.keepMine).click();
  await expect(desk.conflict).toHaveCount(0);
  await changeStory(request, mine, 'delete');
  await desk.body.fill('Words that stay');
  await desk.button(texts.save).click();
  await desk.button(texts.deletedMeanwhile.action).click();
  await expect(page.getByText(texts.kinds.news.deleted)).toHaveCount(0);
  await page.getByRole('link', { name: texts.backToList }).click();
  await desk.edit(mine);
  await expect(desk.body).toHaveValue('Words that stay');
});

test('what is typed and not saved survives a reload, and is not left without a question @firefox', async ({
  page,
}) => {
  const title = unique('Half a story');
  const desk = new ContentDesk(page);
  await desk.enter();
  await desk.write(title, 'Not done');
  await desk.tab('Events').click();
  await expect(desk.dialog).toContainText(texts.leaving.title);
  await page.keyboard.press('Escape');
  await expect(desk.dialog).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Vote' }).first().click();
  await expect(desk.dialog).toContainText(texts.leaving.title);
  await page.keyboard.press('Escape');
  await expect(desk.title).toHaveValue(title);

  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await desk.button(texts.draft.continue).click();
  await expect(desk.title).toHaveValue(title);
  await expect(desk.body).toHaveValue('Not done');
  await desk.save();
  await page.reload();
  await expect(desk.title).toHaveValue(title);
});

test('a deleted story comes back at its address', async ({ page }) => {
  const title = unique('Short-lived');
  const desk = new ContentDesk(page);
  await desk.enter();
  await desk.write(title, 'Body');
  await desk.save();
  const slug = await desk.address.inputValue();
  await page.getByRole('link', { name: texts.backToList }).click();
  await desk.row(title).getByRole('button', { name: texts.delete }).click();
  await expect(desk.row(title)).toHaveCount(0);
  await desk.button(texts.deleted.undo).click();
  await desk.edit(title);
  await expect(desk.address).toHaveValue(slug);
});

test('the banner is put up, changed, taken down and put up again @firefox', async ({ page, request }) => {
  const text = unique('Lobby restarts');
  const desk = new ContentDesk(page);
  await desk.enter('?tab=banner');
  await expect(page.getByText(texts.banner.none)).toBeVisible();
  await desk.bannerText.fill(text);
  await page.getByRole('radio', { name: texts.banner.tones.warning }).check();
  await desk.save();
  const banner = async () => {
    const answer = await request.get('/api/content');
    return ((await answer.json()) as { banner: { text: string; tone: string } | null }).banner;
  };
  await expect.poll(banner).toMatchObject({ text, tone: 'warning' });
  await desk.button(texts.delete).click();
  await expect(page.getByText(texts.banner.none)).toBeVisible();
  await desk.button(texts.deleted.undo).click();
  await expect(desk.bannerText).toHaveValue(text);
  await desk.button(texts.delete).click();
  await expect(page.getByText(texts.banner.none)).toBeVisible();
});

for (const [width, narrow = width] of [[390, 320], [1440]] as const)
  test(`the content desk has no accessibility findings in either theme, and fits, at ${String(width)} px`, async ({
    page,
    frame,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const desk = new ContentDesk(page);
    const lookAround = async () => {
      for (const theme of ['Light', 'Dark'] as const) {
        await frame.chooseTheme(theme);
        await expectNoFindings(page);
      }
      await page.setViewportSize({ width: narrow, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow);
      await page.setViewportSize({ width, height: 900 });
    };
    await desk.enter();
    await expect(page.getByText(texts.kinds.news.loading)).toHaveCount(0);
    await lookAround();
    await desk.write('', '# Heading\n\n- point\n\n`code`\n\n> quote\n\n[out](https://example.org)');
    await desk.button(texts.stories.addPoint).click();
    await desk.button(texts.save).click();
    await expect(desk.title).toBeFocused();
    await page.getByText(texts.markdown.title).click();
    if (width === 390) await desk.button(texts.preview.show).click();
    await expect(desk.preview).toBeVisible();
    await lookAround();
    await page.getByRole('link', { name: texts.backToList }).click();
    await expect(desk.dialog).toContainText(texts.leaving.title);
    await expectNoFindings(page, 'dialog');
    await desk.dialog.getByRole('button', { name: texts.leaving.confirm }).click();
    await desk.tab('Banner').click();
    await expect(desk.bannerText).toBeVisible();
    await lookAround();
  });
