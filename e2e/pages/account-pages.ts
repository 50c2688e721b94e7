import type { Locator, Page } from '@playwright/test';

export interface Credentials {
  email: string;
  password: string;
}
export interface NewAccount extends Credentials {
  username: string;
}

/** The ways in and out: sign-in and registration pages, and the header's account menu. */
export class AccountPages {
  readonly email: Locator;
  readonly password: Locator;
  readonly username: Locator;
  readonly oldEnough: Locator;
  readonly signInButton: Locator;
  readonly createButton: Locator;
  readonly signInLink: Locator;
  readonly menuButton: Locator;
  readonly profile: Locator;

  constructor(readonly page: Page) {
    const main = page.getByRole('main');
    this.email = main.getByLabel('Email address');
    this.password = main.getByLabel('Password', { exact: true });
    this.username = main.getByLabel('Username');
    this.oldEnough = main.getByRole('checkbox', { name: /13 or older/ });
    this.signInButton = main.getByRole('button', { name: 'Sign In' });
    this.createButton = main.getByRole('button', { name: 'Create Account' });
    this.signInLink = page.getByRole('banner').getByRole('link', { name: 'Sign In' });
    this.menuButton = page.getByRole('banner').getByRole('button', { name: 'Account' });
    this.profile = page.getByRole('region', { name: 'Profile' });
  }

  async register({ username, email, password }: NewAccount): Promise<void> {
    await this.page.goto('/register');
    await this.username.fill(username);
    await this.email.fill(email);
    await this.password.fill(password);
    await this.oldEnough.check();
    await this.createButton.click();
  }

  /** On the sign-in page. */
  async fillIn({ email, password }: Credentials): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.signInButton.click();
  }

  async signIn(credentials: Credentials): Promise<void> {
    await this.page.goto('/login');
    await this.fillIn(credentials);
  }

  async choose(item: 'Dashboard' | 'Admin' | 'Sign Out'): Promise<void> {
    await this.menuButton.click();
    await this.page.getByRole('menuitem', { name: item }).click();
  }
}
