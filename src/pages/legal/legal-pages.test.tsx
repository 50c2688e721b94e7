import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { CAPTCHA_NOTICE, SHOP_NOTICE } from '#messages/legal';
import { reading } from '#messages/reading';
import { coppa } from '#network/legal/coppa';
import { dmca } from '#network/legal/dmca';
import { privacy } from '#network/legal/privacy';
import { terms } from '#network/legal/terms';
import { pages } from '#network/pages';
import type { LegalBlock, LegalDocument } from '@/contract/network/legal';
import { formatDay } from '@/lib/format-date';
import { renderWithProviders } from '../../../test/support/browser/render';
import { texts, titles } from '../../../test/support/fixtures/content-walk';
import CoppaPage from './coppa-page';
import DmcaPage from './dmca-page';
import PrivacyPage from './privacy-page';
import TermsPage from './terms-page';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 1, 3, 0, 1) });
});
afterEach(() => jest.useRealTimers());

const sectionOf = (title: string): HTMLElement => {
  const section = screen.getByRole('heading', { level: 2, name: title }).closest('section');
  if (section === null) throw new Error(`${title} is not in a section`);
  return section;
};
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const wordsOf = (block: LegalBlock) =>
  block.kind === 'contact'
    ? block.items.flatMap(({ label, value }) => [label, value])
    : texts(block).slice(1);

const cases: { title: string; document: LegalDocument; Page: ComponentType; date: string }[] = [
  { document: terms, Page: TermsPage },
  { document: privacy, Page: PrivacyPage },
  { document: dmca, Page: DmcaPage },
  { document: coppa, Page: CoppaPage },
].map(({ document, Page }) => ({
  document,
  Page,
  title: document.title,
  date: `${document.updatedLabel} ${document.updated === 'today' ? 'February 3, 2026' : formatDay(document.updated)}`,
}));

describe.each(cases)('$title', ({ document: { title, summary, sections }, Page, date }) => {
  beforeEach(() => {
    renderWithProviders(<Page />);
  });

  it('has its title, what it is, and its sections in order', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText(summary)).toBeVisible();
    expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual(titles(sections));
  });

  it('has all that its sections say', () => {
    for (const { title: heading, blocks } of sections) {
      for (const text of blocks.flatMap(wordsOf)) expect(sectionOf(heading)).toHaveTextContent(text);
    }
  });

  it('ends with its date', () => {
    const line = screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === date);
    const last = sectionOf(sections.at(-1)?.title ?? '');
    expect(last.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('gives every section an address that the contents lead to', () => {
    for (const contents of screen.getAllByRole('navigation', { name: reading.contents })) {
      const links = within(contents).getAllByRole('link', { hidden: true });
      expect(textsOf(links)).toEqual(titles(sections));
      for (const link of links) {
        const target = document.querySelector(link.getAttribute('href') ?? '');
        expect(target).toBe(sectionOf(link.textContent));
      }
    }
  });

  it('leads to the policies that it speaks of, and not to itself', () => {
    const others = within(screen.getByRole('navigation', { name: reading.otherPolicies }));
    const all = titles([pages.terms, pages.privacy, pages.dmca, pages.coppa, pages.rules]);
    expect(textsOf(others.getAllByRole('link'))).toEqual(all.filter((each) => each !== title));
  });

  it('opens other sites in a new tab that cannot reach back, and mail with its subject', () => {
    const items = sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === 'contact' ? block.items : []));
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const { href } of items) expect(addresses).toContain(href);
    for (const link of screen.getAllByRole('link')) {
      if (!link.getAttribute('href')?.startsWith('http')) continue;
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  });
});

test.each([
  ['a captcha', { TURNSTILE_SITE_KEY: '0x4AAAAAAAsite' }, CAPTCHA_NOTICE],
  ['a shop', { HAS_SHOP: true }, SHOP_NOTICE],
])(
  'the privacy policy of a site with %s says what that learns, and of one without nothing',
  (_case, set, notice) => {
    const { unmount } = renderWithProviders(<PrivacyPage />);
    expect(screen.queryByText(notice)).toBeNull();
    unmount();
    const before = { TURNSTILE_SITE_KEY, HAS_SHOP };
    Object.assign(globalThis, set);
    renderWithProviders(<PrivacyPage />);
    expect(screen.getByText(notice)).toBeVisible();
    Object.assign(globalThis, before);
  },
);
