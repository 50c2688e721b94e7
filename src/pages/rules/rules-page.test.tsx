import { screen, within } from '@testing-library/react';
import { reading } from '#messages/reading';
import { rules } from '#network/rules';
import { renderWithProviders } from '../../../test/support/browser/render';
import { titles } from '../../../test/support/fixtures/content-walk';
import RulesPage from './rules-page';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 1, 3, 23, 59) });
  renderWithProviders(<RulesPage />);
});
afterEach(() => jest.useRealTimers());

const { sections, badges } = rules;
const allTitles = [...titles(sections), rules.punishments.title];
const sectionOf = (title: string): HTMLElement => {
  const section = screen.getByRole('heading', { level: 2, name: title }).closest('section');
  if (section === null) throw new Error(`${title} is not in a section`);
  return section;
};
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const punishments = () => screen.getByRole('region', { name: rules.punishments.title });

describe('the rules page', () => {
  it('has one title', () => {
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(rules.title);
  });

  it('shows the sections in order, then the punishment guidelines', () => {
    expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual(allTitles);
  });

  it.each(sections)(
    '$title has its description, its rules as bullets and the badge $badge',
    ({ title, badge, description, rules: lines }) => {
      const section = within(sectionOf(title));
      expect(section.getByText(badges[badge])).toBeInTheDocument();
      expect(section.getByRole('list').tagName).toBe('UL');
      expect(textsOf(section.getAllByRole('listitem'))).toEqual(lines);
      expect(section.getByRole('list').previousElementSibling).toHaveTextContent(description);
    },
  );

  it('says what follows and how long it lasts, from mild to severe', () => {
    const card = within(punishments());
    const { steps, notes } = rules.punishments;
    expect(textsOf(card.getAllByRole('heading', { level: 3 }))).toEqual(titles(steps));
    const items = card.getAllByRole('listitem');
    for (const [index, { duration, text }] of steps.entries()) {
      expect(items[index]).toHaveTextContent(duration);
      expect(items[index]).toHaveTextContent(text);
    }
    expect(textsOf(items.slice(steps.length))).toEqual(notes);
  });

  it("ends with the date of today in the reader's zone", () => {
    const date = screen.getByText('February 3, 2026');
    expect(date.parentElement).toHaveTextContent(`${reading.updated} February 3, 2026`);
    expect(date).toHaveAttribute('datetime', '2026-02-03');
    expect(punishments().compareDocumentPosition(date) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('gives every section an address that the contents lead to', () => {
    for (const contents of screen.getAllByRole('navigation', { name: reading.contents })) {
      const links = within(contents).getAllByRole('link', { hidden: true });
      expect(textsOf(links)).toEqual(allTitles);
      for (const link of links) {
        const target = document.querySelector(link.getAttribute('href') ?? '');
        expect(target).toHaveTextContent(link.textContent);
      }
    }
    for (const { id, title } of sections) {
      const own = within(sectionOf(title)).getByRole('link', { name: reading.sectionLink });
      expect(own).toHaveAttribute('href', `#${id}`);
    }
  });
});
