import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { contentDesk } from '#messages/content-desk';
import { pictureDesk as texts } from '#messages/picture-desk';
import { ContentDesk } from '../pages/content-desk';
import { PictureDialog, type PictureFile } from '../pages/picture-dialog';
import { expectNoFindings } from '../support/axe';
import { removeStories } from '../support/content-calls';
import { bearer, beSignedIn } from '../support/session';
import { ADMIN } from '../support/site';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toasts';

const PICTURES = '/api/admin/content/pictures';
/** A random color makes each picture different. */
const photo = async (width: number, height: number): Promise<PictureFile> => {
  const background = `#${randomUUID().slice(0, 6)}`;
  const camera = sharp({ create: { width, height, channels: 3, background } });
  const buffer = await camera
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer();
  return { name: 'castle.jpg', mimeType: 'image/jpeg', buffer };
};
const textOf = (page: Page) => new ContentDesk(page).body;
const newStory = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await beSignedIn(page, ADMIN);
  await page.goto('/admin/content?tab=news&new=1');
  await expect(textOf(page)).toBeVisible();
  return new PictureDialog(page);
};

test.afterEach(({ request }) => removeStories(request));

test('an editor puts a photo into a story, and its visitors see it in a size that suits', async ({
  page,
}) => {
  const pictures = await newStory(page);
  const title = `The castle ${randomUUID().slice(0, 8)}`;
  await new ContentDesk(page).title.fill(title);
  await textOf(page).fill('Before.');
  await pictures.open();
  await pictures.choose(await photo(2_400, 1_200));
  await expect(pictures.dialog.getByRole('img', { name: texts.preview('castle.jpg') })).toBeVisible();
  await expect(pictures.dialog).toContainText('1600 × 800 pixels');
  await expectNoFindings(page);
  await pictures.describe('The castle at dusk');
  await expect(pictures.dialog).toHaveCount(0);
  await expect(textOf(page)).toBeFocused();
  await expect(textOf(page)).toHaveValue(
    /^Before\.\n\n!\[The castle at dusk\]\(\/uploads\/[0-9a-f]{32}-1600w800h\.webp\)$/,
  );

  const shown = page.getByRole('img', { name: 'The castle at dusk' });
  await expect(shown).toHaveJSProperty('complete', true);
  await expect(shown).not.toHaveJSProperty('naturalWidth', 0);
  await expect(shown).toHaveAttribute('srcset', /-800w400h\.webp 800w, .*-1600w800h\.webp 1600w/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectToast(page, contentDesk.kinds.news.saved);

  const [, src = ''] = /\((.*)\)/.exec(await textOf(page).inputValue()) ?? [];
  const served = await page.request.get(src);
  expect(served.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'image/webp',
  });
  const { format, width, exif } = await sharp(await served.body()).metadata();
  expect([format, width, exif]).toEqual(['webp', 1_600, undefined]);
  const { items } = await (
    await page.request.get(PICTURES, { headers: await bearer(page.request, ADMIN) })
  ).json();
  expect(items.find((item: { src: string }) => item.src === src).usedIn).toMatchObject([{ title }]);
});

test('a picture is dropped, pasted, and used again from those before', async ({ page, frame }) => {
  const pictures = await newStory(page);
  await frame.chooseTheme('Light');
  await pictures.open();
  const alt = `A bridge ${randomUUID().slice(0, 8)}`;
  await pictures.give('drop', await photo(640, 480));
  await expect(pictures.dialog).toContainText('640 × 480 pixels');
  await pictures.give('paste', await photo(320, 240));
  await expect(pictures.dialog).toContainText('320 × 240 pixels');
  await pictures.describe(alt);
  await expect(textOf(page)).toHaveValue(/-320w240h\.webp\)$/);
  await pictures.open();
  const again = pictures.earlier.getByRole('button', { name: texts.use(alt) });
  await expect(again.locator('img')).not.toHaveJSProperty('naturalWidth', 0);
  await expectNoFindings(page);
  await again.click();
  await expect(pictures.description).toHaveValue(alt);
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toHaveValue(/-320w240h\.webp\)[^]*-320w240h\.webp\)$/);
});

test('what is no picture is refused with words, and a picture that nothing shows is deleted', async ({
  page,
}) => {
  const pictures = await newStory(page);
  await pictures.open();
  const script = {
    name: 'castle.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  };
  await pictures.choose(script);
  await expect(pictures.dialog.getByRole('alert')).toContainText(texts.faults.svg);
  await pictures.choose(await photo(300, 200));
  const alt = `A mistake ${randomUUID().slice(0, 8)}`;
  await pictures.describe(alt);
  await textOf(page).fill('');
  await pictures.open();
  await pictures.earlier.getByRole('button', { name: texts.use(alt) }).click();
  await pictures.dialog.getByRole('button', { name: texts.remove, exact: true }).click();
  await page.getByRole('button', { name: texts.removal.confirm }).click();
  await expect(pictures.dialog.getByRole('button', { name: texts.choose })).toBeVisible();
  await expect(pictures.dialog.getByRole('button', { name: texts.use(alt) })).toHaveCount(0);
});
