import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { accountMenu } from '#messages/frame';
import { ownAccount } from '#messages/own-account';
import { registerForm, signInForm } from '#messages/sign-in';

/** Returns a user unknown to the site. */
export const newAccount = (): NewAccount => {
  const username = `p_${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.org`, password: 'a lantern in the rain' };
};

export interface Credentials {
  email: string;
  password: string;
}
export interface NewAccount extends Credentials {
  username: string;
}

/** Sign-in and registration pages, and the header's account menu. */
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
    this.signInButton = main.getByRole('button', { name: signInForm.submitLabel });
    this.createButton = main.getByRole('button', { name: registerForm.submitLabel });
    this.signInLink = page.getByRole('banner').getByRole('link', { name: accountMenu.signIn });
    this.menuButton = page.getByRole('banner').getByRole('button', { name: accountMenu.label });
    this.profile = page.getByRole('region', { name: ownAccount.profile.label });
  }

  async register({ username, email, password }: NewAccount): Promise<void> {
    await this.page.goto('/register');
    await this.username.fill(username);
    await this.email.fill(email);
    await this.password.fill(password);
    await this.oldEnough.check();
    await this.createButton.click();
  }

  /** Fills in the sign-in page, once it has taken the place of the page before. */
  async fillIn({ email, password }: Credentials): Promise<void> {
    await this.signInButton.waitFor();
    await this.email.fill(email);
    await this.password.fill(password);
    await this.signInButton.click();
  }

  async signIn(credentials: Credentials): Promise<void> {
    await this.page.goto('/login');
    await this.fillIn(credentials);
  }

  /** Chooses an item of the account menu, once the form that led to the account is gone: the address changes before the page. */
  async choose(item: 'dashboard' | 'admin' | 'signOut'): Promise<void> {
    await this.signInButton.waitFor({ state: 'detached' });
    await this.createButton.waitFor({ state: 'detached' });
    await this.menuButton.click();
    await this.page.getByRole('menuitem', { name: accountMenu[item] }).click();
  }
}
