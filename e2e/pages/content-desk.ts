import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { contentDesk } from '#messages/content-desk';
import type { DeskStory } from '@/contract/content';
import { openDialog } from '../support/elements';
import { bearer, beSignedIn, csrf } from '../support/session';
import { ADMIN } from '../support/site';

/** Changes a story as another editor, through the API. */
export const changeStory = async (
  request: APIRequestContext,
  title: string,
  changes: Partial<DeskStory> | 'delete',
): Promise<void> => {
  const headers = { ...(await bearer(request, ADMIN)), ...(await csrf(request)) };
  const found = await request.get('/api/admin/content/news', { headers });
  const { items } = (await found.json()) as { items: DeskStory[] };
  const story = items.find((item) => item.title === title);
  const path = `/api/admin/content/news/${story?.id ?? ''}`;
  const answer =
    changes === 'delete'
      ? await request.delete(path, { headers })
      : await request.put(path, { headers, data: { version: story?.version, ...changes } });
  expect(answer.ok()).toBe(true);
};

/** Page model of /admin/content. */
export class ContentDesk {
  readonly dialog: Locator;
  readonly title: Locator;
  readonly address: Locator;
  readonly body: Locator;
  readonly preview: Locator;
  readonly conflict: Locator;
  readonly bannerText: Locator;

  constructor(readonly page: Page) {
    this.dialog = openDialog(page);
    this.title = page.getByRole('textbox', { name: contentDesk.stories.fields.title });
    this.address = page.getByRole('textbox', { name: contentDesk.stories.fields.slug });
    this.body = page.getByRole('textbox', { name: contentDesk.stories.fields.body });
    this.preview = page.getByRole('region', { name: contentDesk.preview.title });
    this.conflict = page.getByRole('region', { name: contentDesk.kinds.news.changed });
    this.bannerText = page.getByRole('textbox', { name: contentDesk.banner.fields.text });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name });
  }

  row(title: string): Locator {
    return this.page
      .getByRole('list', { name: contentDesk.kinds.news.list })
      .getByRole('listitem')
      .filter({ hasText: title });
  }

  toast(text: string): Locator {
    return this.page.getByRole('status').filter({ hasText: text });
  }

  /** Opens the desk as the admin. */
  async enter(search = ''): Promise<void> {
    await beSignedIn(this.page, ADMIN);
    await this.page.goto(`/admin/content${search}`);
    await this.tab('News').waitFor();
  }

  async write(title: string, body: string): Promise<void> {
    await this.button(contentDesk.kinds.news.create).click();
    await this.title.fill(title);
    await this.body.fill(body);
  }

  /** Saves the open document, and waits for the response. */
  async save(): Promise<void> {
    const saved = this.page.waitForResponse(
      (response) => response.url().includes('/api/admin/content/') && response.request().method() !== 'GET',
    );
    await this.button(contentDesk.save).click();
    expect((await saved).ok()).toBe(true);
    await expect(this.button(contentDesk.save)).not.toHaveAttribute('aria-busy');
  }

  async edit(title: string): Promise<void> {
    await this.row(title).getByRole('button', { name: contentDesk.edit }).click();
    await expect(this.title).toHaveValue(title);
  }
}
