import type { Page } from '@playwright/test';

const APP = /assets\/(main-|vendor\.)/;

/** Holds the app's scripts back, as on a slow connection. Returns a function that releases them. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise: held, resolve } = Promise.withResolvers<undefined>();
  await page.route(APP, async (route) => {
    await held;
    await route.continue();
  });
  return () => resolve(undefined);
};

/**
 * Changes the document as extensions are reported to do. LastPass, Keeper, Proton Pass and Norton put nodes beside and before
 * inputs. Dashlane, NordPass and Keeper mark inputs and forms. 1Password and Grammarly add elements at the end. ColorZilla and
 * Grammarly mark the body. Dark Reader adds styles and marks colored elements.
 */
export const disturb = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const put = (tag: string, marks: Record<string, string>) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(marks)) element.setAttribute(name, value);
      return element;
    };
    for (const form of document.querySelectorAll('main form')) form.setAttribute('data-dashlane-rid', 'f1');
    for (const input of document.querySelectorAll<HTMLElement>('main input, main textarea, main select')) {
      for (const mark of [
        'data-dashlane-rid',
        'data-keeper-lock-id',
        'data-np-autofill-field-type',
        'data-temp-mail-org',
      ])
        input.setAttribute(mark, 'x');
      input.style.setProperty('background-repeat', 'no-repeat');
      const icon = put('div', { 'data-lastpass-icon-root': '' });
      icon.attachShadow({ mode: 'open' }).append(put('span', {}));
      input.before(icon);
      input.after(put('keeper-lock', { tabindex: '-1' }));
      input.parentElement?.append(put('protonpass-control', {}));
    }
    document.querySelector('main form')?.prepend(put('input', { type: 'hidden', 'data-norton': '' }));
    document.body.prepend(put('div', { id: 'extension-first' }));
    document.body.append(put('com-1password-button', {}), put('div', { id: 'dashlane-root' }));
    document.documentElement.append(
      put('grammarly-desktop-integration', { 'data-grammarly-shadow-root': 'true' }),
    );
    document.body.setAttribute('cz-shortcut-listen', 'true');
    document.body.setAttribute('data-new-gr-c-s-check-loaded', '14.1');
    document.body.setAttribute('data-gr-ext-installed', '');
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    document.head.append(put('meta', { name: 'darkreader' }), put('style', { class: 'darkreader' }));
    for (const part of document.querySelectorAll<HTMLElement>('header, main svg, main button'))
      part.setAttribute('data-darkreader-inline-color', '');
  });

/** Fills fields by name like an extension in its isolated world: bypassing the page's setters, and without an event. */
export const fillSilently = (page: Page, values: Record<string, string | boolean>): Promise<void> =>
  page.evaluate((given) => {
    for (const [name, value] of Object.entries(given)) {
      const field = document.querySelector(`main [name="${name}"]`);
      const property = typeof value === 'boolean' ? 'checked' : 'value';
      const prototype: unknown = Object.getPrototypeOf(field);
      Object.getOwnPropertyDescriptor(prototype, property)?.set?.call(field, value);
    }
  }, values);
