import type { Locator, Page } from '@playwright/test';
import { moreMenu } from '../support/menu';

/** Frame of every page: header, menus and footer. */
export class Frame {
  readonly header: Locator;
  readonly footer: Locator;
  readonly moreButton: Locator;
  readonly menuButton: Locator;
  readonly menu: Locator;
  readonly themeButton: Locator;
  readonly heading: Locator;

  constructor(readonly page: Page) {
    this.header = page.getByRole('banner');
    this.footer = page.getByRole('contentinfo');
    this.moreButton = this.header.getByRole('button', { name: moreMenu.label });
    this.menuButton = this.header.getByRole('button', { name: 'Menu' });
    this.menu = this.header.getByRole('navigation', { name: 'Menu' });
    this.themeButton = this.header.getByRole('button', { name: 'Theme' });
    this.heading = page.getByRole('heading', { level: 1 });
  }

  link(name: string): Locator {
    return this.header.getByRole('link', { name, exact: true });
  }

  /** Navigates to another page of the site without loading a document, as the browser's own buttons do, whatever links the menus contain. */
  async goWithin(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  }

  /** Theme of the document. */
  theme(): Promise<string | null> {
    return this.page.locator('html').getAttribute('data-theme');
  }

  async chooseTheme(name: 'Light' | 'Dark' | 'System'): Promise<void> {
    await this.themeButton.click();
    await this.page.getByRole('menuitemradio', { name }).click();
    // The menu closes first.
    await this.page.locator(`html[data-theme="${name.toLowerCase()}"]`).waitFor();
  }

  scrollTop(): Promise<number> {
    return this.page.evaluate(() => window.scrollY);
  }
}
