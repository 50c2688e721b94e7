import { screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../test/render';
import RulesPage from './rules-page';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 1, 3, 23, 59) });
  renderWithProviders(<RulesPage />);
});
afterEach(() => jest.useRealTimers());

const sections = [
  ['General Behavior', 'Essential'],
  ['PvP Rules', 'Critical'],
  ['Building Guidelines', 'Important'],
  ['Economy Rules', 'Important'],
  ['Hacking & Exploits', 'Critical'],
  ['Communication', 'Essential'],
  ['Events & Competitions', 'Important'],
  ['Donations & Ranks', 'Important'],
] as const;

const sectionOf = (title: string): HTMLElement => {
  const section = screen.getByRole('heading', { level: 2, name: title }).closest('section');
  if (section === null) throw new Error(`${title} is not in a section`);
  return section;
};

describe('the rules page', () => {
  it('has one title', () => {
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Server Rules');
  });

  it('shows the eight sections in order, then the punishment guidelines', () => {
    const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(titles).toEqual([...sections.map(([title]) => title), 'Punishment Guidelines']);
  });

  it.each(sections)('%s has a description, bullet rules and the badge %s', (title, badge) => {
    const section = within(sectionOf(title));
    expect(section.getByText(badge)).toBeInTheDocument();
    expect(section.getByRole('list').tagName).toBe('UL');
    expect(section.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
    const description = section.getByRole('list').previousElementSibling;
    expect(description?.textContent).toMatch(/^[A-Z].{20,}[.]$/);
  });

  it('names the distance between bases', () => {
    expect(sectionOf('Building Guidelines')).toHaveTextContent(/minimum distance of 100 blocks/);
  });

  it('says how long a mute and a ban last, from mild to severe', () => {
    const card = within(screen.getByRole('region', { name: 'Punishment Guidelines' }));
    const steps = card.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(steps).toEqual(['Warning', 'Temporary mute', 'Temporary ban', 'Permanent ban']);
    const items = card.getAllByRole('listitem');
    expect(items[1]).toHaveTextContent('1 to 24 hours');
    expect(items[2]).toHaveTextContent('1 to 30 days');
  });

  it("ends with the date of today in the reader's zone", () => {
    const date = screen.getByText('February 3, 2026');
    expect(date.parentElement).toHaveTextContent('Last updated February 3, 2026');
    expect(date).toHaveAttribute('datetime', '2026-02-03');
    const card = screen.getByRole('region', { name: 'Punishment Guidelines' });
    expect(card.compareDocumentPosition(date) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('gives every section an address that the contents lead to', () => {
    for (const contents of screen.getAllByRole('navigation', { name: 'On this page' })) {
      const links = within(contents).getAllByRole('link', { hidden: true });
      expect(links.map((link) => link.textContent)).toEqual([
        ...sections.map(([title]) => title),
        'Punishment Guidelines',
      ]);
      for (const link of links) {
        const target = document.querySelector(link.getAttribute('href') ?? '');
        expect(target).toHaveTextContent(link.textContent);
      }
    }
    expect(
      within(sectionOf('PvP Rules')).getByRole('link', { name: 'Link to this section' }),
    ).toHaveAttribute('href', '#pvp-rules');
  });
});
