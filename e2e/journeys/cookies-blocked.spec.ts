import { contactForm } from '#messages/contact';
import { recovery } from '#messages/recovery';
import { pages, privatePages } from '#network/pages';
import { COOKIES_BLOCKED } from '@/lib/cookies';
import { AccountPages, newAccount } from '../pages/account-pages';
import { ApplyForm } from '../pages/apply-form';
import { ContactForm } from '../pages/contact-form';
import { loseCookies, openWithoutCookies } from '../support/blocked-cookies';
import { untilHydrated } from '../support/elements';
import { publicPaths } from '../support/routes';
import { expect, test as base } from '../support/test';

const blocked = base.extend({
  context: async ({ launchOptions, viewport, baseURL, locale, timezoneId }, use) => {
    const { context, close } = await openWithoutCookies({
      ...launchOptions,
      viewport,
      ...(baseURL !== undefined && { baseURL }),
      ...(locale !== undefined && { locale }),
      ...(timezoneId !== undefined && { timezoneId }),
    });
    await use(context);
    await close();
  },
});

blocked('the browser really takes no cookies and stores nothing', async ({ page }) => {
  await page.goto('/');
  const tried = await page.evaluate(async () => {
    const fails = async (attempt: () => unknown) => {
      try {
        await attempt();
        return false;
      } catch {
        return true;
      }
    };
    document.cookie = 'kept=yes; Path=/';
    return {
      cookie: document.cookie,
      failing: [
        await fails(() => localStorage),
        await fails(() => sessionStorage),
        await fails(() => caches.keys()),
      ],
    };
  });
  expect(tried).toEqual({ cookie: '', failing: [true, true, true] });
});

blocked('every public page works, and says nothing of errors', async ({ page, frame, problems }) => {
  for (const path of publicPaths) {
    await page.goto(path);
    await untilHydrated(frame.heading);
    await untilHydrated(frame.footer);
  }
  await frame.chooseTheme('Light');
  await frame.goWithin(pages.rules.path);
  await expect(frame.heading).toBeVisible();
  expect(await frame.theme()).toBe('light');
  expect(problems).toEqual([]);
});

/** Public forms, each filled in up to its button. */
const forms: Record<string, (page: AccountPages) => Promise<void>> = {
  'sign-in': (account) => account.signIn(newAccount()),
  registration: (account) => account.register(newAccount()),
  'forgotten password': async ({ page, email }) => {
    await page.goto(privatePages.forgot.path);
    await email.fill('player@example.org');
    await page.getByRole('button', { name: recovery.forgot.submitLabel }).click();
  },
  'new password': async ({ page }) => {
    await page.goto(`${privatePages.reset.path}#token=unknown`);
    await page.getByLabel(recovery.reset.fieldLabel).fill('copper rain on a lantern');
    await page.getByRole('button', { name: recovery.reset.submitLabel }).click();
  },
  contact: async ({ page }) => {
    const contact = new ContactForm(page);
    await contact.open();
    await contact.fill('My rank');
    await contact.submit.click();
  },
};

for (const [name, send] of Object.entries(forms)) {
  blocked(
    `the form for ${name} asks for cookies before it is filled in, and when it is sent`,
    async ({ page, problems }) => {
      await send(new AccountPages(page));
      const main = page.getByRole('main');
      await expect(main.getByRole('status').filter({ hasText: COOKIES_BLOCKED.title })).toBeVisible();
      await expect(main.getByRole('alert')).toContainText(COOKIES_BLOCKED.text);
      expect(problems.splice(0)).toHaveLength(name === 'sign-in' || name === 'registration' ? 1 : 0);
    },
  );

  base(
    `the form for ${name} asks for cookies where they are lost on their way`,
    async ({ page, context, problems }) => {
      await loseCookies(context);
      await send(new AccountPages(page));
      await expect(page.getByRole('main').getByRole('alert')).toContainText(COOKIES_BLOCKED.text);
      expect(problems.splice(0)).toHaveLength(name === 'sign-in' || name === 'registration' ? 1 : 0);
    },
  );
}

blocked('the application form asks for cookies as well', async ({ page, frame }) => {
  const form = new ApplyForm(page);
  await form.open();
  await expect(form.main.getByRole('status').filter({ hasText: COOKIES_BLOCKED.title })).toBeVisible();
  await expect(frame.heading).toBeVisible();
});

base(
  'once cookies are allowed, the same form is sent without typing it again',
  async ({ page, context, problems }) => {
    await loseCookies(context);
    const contact = new ContactForm(page);
    await contact.open();
    await contact.fill('Cookies allowed by now');
    await contact.submit.click();
    await expect(contact.failure).toContainText(COOKIES_BLOCKED.text);
    await context.unroute('**/api/**');
    await contact.submit.click();
    await expect(contact.sent).toContainText(contactForm.success.title);
    expect(problems).toEqual([]);
  },
);
