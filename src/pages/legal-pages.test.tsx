import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderWithProviders } from '../../test/render';
import CoppaPage from './coppa-page';
import DmcaPage from './dmca-page';
import PrivacyPage from './privacy-page';
import TermsPage from './terms-page';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 1, 3, 0, 1) });
});
afterEach(() => jest.useRealTimers());

const sectionTitles = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

const sectionOf = (title: string): HTMLElement => {
  const section = screen.getByRole('heading', { level: 2, name: title }).closest('section');
  if (section === null) throw new Error(`${title} is not in a section`);
  return section;
};

const bullets = (title: string) =>
  within(sectionOf(title))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

interface Case {
  title: string;
  Page: ComponentType;
  sections: string[];
  date: string;
}
const cases: Case[] = [
  {
    title: 'Terms of Service',
    Page: TermsPage,
    sections: ['Introduction', 'Account Terms', 'Service Rules', 'Purchases and Refunds', 'Disclaimer'],
    date: 'Last updated February 3, 2026',
  },
  {
    title: 'Privacy Policy',
    Page: PrivacyPage,
    sections: ['Information We Collect', 'How We Use Your Data', 'Data Protection', 'Your Rights', 'Updates'],
    date: 'Last updated February 3, 2026',
  },
  {
    title: 'DMCA & Copyright Policy',
    Page: DmcaPage,
    sections: [
      'Our Statement',
      'How to Submit a Notice',
      'Counter-Notice Procedure',
      'Repeat Infringer Policy',
      'Fair Use',
      'Contact',
    ],
    date: 'Last updated May 25, 2025',
  },
  {
    title: 'Parental Consent & COPPA Notice',
    Page: CoppaPage,
    sections: [
      'Notice to Parents',
      'Rights of Parents',
      'Information Collected from Children',
      'How to Give Consent',
      'Safety Measures',
      'Third-Party Disclosure',
      'Contact Information',
    ],
    date: 'Last Updated May 25, 2025',
  },
];

describe.each(cases)('$title', ({ title, Page, sections, date }) => {
  beforeEach(() => {
    renderWithProviders(<Page />);
  });

  it('has its title and its sections in order', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(sectionTitles()).toEqual(sections);
  });

  it('ends with its date', () => {
    const line = screen.getByText(/^Last updated/i);
    expect(line.textContent).toBe(date);
    const last = sectionOf(sections.at(-1) ?? '');
    expect(last.compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('gives every section an address that the contents lead to', () => {
    for (const contents of screen.getAllByRole('navigation', { name: 'On this page' })) {
      const links = within(contents).getAllByRole('link', { hidden: true });
      expect(links.map((link) => link.textContent)).toEqual(sections);
      for (const link of links) {
        const target = document.querySelector(link.getAttribute('href') ?? '');
        expect(target).toBe(sectionOf(link.textContent));
      }
    }
  });

  it('leads to the policies that it speaks of, and not to itself', () => {
    const others = within(screen.getByRole('navigation', { name: 'Other policies' }));
    const all = [...cases.map((each) => each.title), 'Rules'];
    expect(others.getAllByRole('link').map((link) => link.textContent)).toEqual(
      all.filter((each) => each !== title),
    );
  });

  it('opens other sites in a new tab that cannot reach back', () => {
    for (const link of screen.getAllByRole('link')) {
      if (!link.getAttribute('href')?.startsWith('http')) continue;
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    }
  });
});

describe('what the texts must say', () => {
  it('terms: 13 years for the site, consent below, 16 for applications, no refunds', () => {
    renderWithProviders(<TermsPage />);
    expect(sectionOf('Account Terms')).toHaveTextContent(/at least 13 years old/);
    expect(sectionOf('Account Terms')).toHaveTextContent(/verifiable consent of a parent/);
    expect(sectionOf('Account Terms')).toHaveTextContent(/at least 16/);
    expect(sectionOf('Purchases and Refunds')).toHaveTextContent(
      /All purchases are final and non-refundable/,
    );
  });

  it('DMCA: notices by email with the subject DMCA Notice, material back after 10 business days', () => {
    renderWithProviders(<DmcaPage />);
    expect(sectionOf('How to Submit a Notice')).toHaveTextContent(
      /send an email to .+ with the subject “DMCA Notice”/,
    );
    expect(sectionOf('Counter-Notice Procedure')).toHaveTextContent(
      /restored after 10 business days, unless .+ court action has been filed/,
    );
    const mail = within(sectionOf('Contact')).getByRole('link', { name: /@/ });
    expect(mail).toHaveAttribute('href', `mailto:${mail.textContent}?subject=DMCA%20Notice`);
  });

  it('parental consent: four ways of consent and the subject of the request', () => {
    renderWithProviders(<CoppaPage />);
    expect(bullets('How to Give Consent').slice(0, 4)).toEqual([
      expect.stringMatching(/^Signed form/),
      expect.stringMatching(/^Card transaction/),
      expect.stringMatching(/^Video conference/),
      expect.stringMatching(/^ID check/),
    ]);
    expect(sectionOf('How to Give Consent')).toHaveTextContent('“Parental Consent Request”');
  });

  it('parental consent: the safety measures, and what parents are encouraged to do', () => {
    renderWithProviders(<CoppaPage />);
    expect(bullets('Safety Measures')).toEqual([
      '24/7 moderation of chat and gameplay',
      'automatic filtering of inappropriate language and content',
      'strict enforcement of community guidelines',
      'limited collection of personal information',
      'regular staff training on child safety',
    ]);
    expect(sectionOf('Safety Measures')).toHaveTextContent(
      /encourage parents to discuss online safety .+ monitor their activity/,
    );
  });

  it('parental consent: third parties are bound to confidentiality and to the requested service', () => {
    renderWithProviders(<CoppaPage />);
    const text = sectionOf('Third-Party Disclosure');
    expect(text).toHaveTextContent(/only to keep our services working and secure, or to meet legal duties/);
    expect(text).toHaveTextContent(/bound by contract to confidentiality/);
    expect(text).toHaveTextContent(/only for the service that we requested/);
  });

  it('parental consent: shows the support email and the chat invite', () => {
    renderWithProviders(<CoppaPage />);
    const contact = within(sectionOf('Contact Information'));
    const mail = contact.getByRole('link', { name: /@/ });
    expect(mail).toHaveAttribute('href', `mailto:${mail.textContent}?subject=Parental%20Consent%20Request`);
    expect(contact.getByRole('link', { name: /Discord/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/discord\.gg\//),
    );
  });
});
