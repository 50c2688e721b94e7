import { screen, within } from '@testing-library/react';
import type { TeamMember, TeamSection as Content } from '@/contract/network/team';
import { renderWithProviders } from '../../../test/support/browser/render';
import { TeamSection } from './team-page';

const person = (username: string, changes: Partial<TeamMember> = {}): TeamMember => ({
  name: username,
  role: 'Helper',
  username,
  links: [],
  ...changes,
});
const people = (count: number) => Array.from({ length: count }, (_, index) => person(`Ada${String(index)}`));
const sectionOf = (members: TeamMember[]): Content => ({
  id: 'helper',
  title: 'Helpers',
  text: 'They help.',
  hue: 'grass',
  icon: 'heart',
  members,
});

const isMedia = (rule: CSSRule): rule is CSSMediaRule => rule instanceof CSSMediaRule;
const isStyle = (rule: CSSRule): rule is CSSStyleRule => rule instanceof CSSStyleRule;

/** Returns the columns of a grid, by the minimum screen width in pixels of each rule. */
const columnsOf = (grid: HTMLElement): Record<string, number> => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter(isMedia);
  return Object.fromEntries(
    rules.flatMap(({ cssRules, media: { mediaText } }) =>
      [...cssRules]
        .filter(isStyle)
        .filter(({ selectorText }) => grid.matches(selectorText))
        .map(({ style }) => [
          /min-width:\s*(\d+)px/.exec(mediaText)?.[1] ?? mediaText,
          Number(/repeat\((\d+)/.exec(style.getPropertyValue('grid-template-columns'))?.[1]),
        ]),
    ),
  );
};

test.each([
  [1, { 768: 1, 1040: 1 }],
  [2, { 768: 2, 1040: 2 }],
  [3, { 768: 2, 1040: 3 }],
  [7, { 768: 2, 1040: 3 }],
])('%i members: columns on medium and on large screens', (count, columns) => {
  renderWithProviders(<TeamSection section={sectionOf(people(count))} />);
  expect(columnsOf(screen.getByRole('list'))).toEqual(columns);
});

test('a player of the Bedrock Edition is shown by name, with the picture of another', () => {
  const bo = person('.Bo Peep', { name: 'Bo', portrait: 'Steve' });
  renderWithProviders(<TeamSection section={sectionOf([bo])} />);
  const card = screen.getByRole('article', { name: 'Bo' });
  expect(within(card).getByText('.Bo Peep')).toBeVisible();
  for (const picture of card.querySelectorAll('img')) expect(picture.src).toContain('/Steve/');
});

test('two links of one brand are both there', () => {
  const links = ['one', 'two'].map((name) => ({
    brand: 'website' as const,
    label: name,
    url: `https://${name}.example`,
  }));
  renderWithProviders(<TeamSection section={sectionOf([person('Ada', { links })])} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    links.map(({ url }) => url),
  );
});
