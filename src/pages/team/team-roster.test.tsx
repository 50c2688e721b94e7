import { screen, within } from '@testing-library/react';
import { otherTeamSection, teamSections, type RosterMember } from '@/content/team';
import { renderWithProviders } from '../../../test/support/browser/render';
import { TeamRoster } from './team-roster';

const person = (name: string, category: string): RosterMember => ({
  name,
  role: 'Helper',
  category,
  minecraftUsername: name,
});
const people = (count: number, category: string) =>
  Array.from({ length: count }, (_, index) => person(`${category}${String(index)}`, category));

const isMedia = (rule: CSSRule): rule is CSSMediaRule => rule instanceof CSSMediaRule;
const isStyle = (rule: CSSRule): rule is CSSStyleRule => rule instanceof CSSStyleRule;

/** Columns of a grid by the least width, in pixels, of the screens that they hold for. */
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
  renderWithProviders(<TeamRoster members={people(count, 'helper')} />);
  expect(columnsOf(screen.getByRole('list'))).toEqual(columns);
});

test('members of an unknown category form the Other Team, after the known ones', () => {
  renderWithProviders(
    <TeamRoster members={[...people(1, 'events'), ...people(1, 'music'), person('Bo', 'helper')]} />,
  );
  const teams = screen.getAllByRole('region').map((region) => [
    within(region).getByRole('heading', { level: 2 }).textContent,
    within(region)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ]);
  expect(teams).toEqual([
    [teamSections.helper.title, ['Bo']],
    [otherTeamSection.title, ['events0', 'music0']],
  ]);
});
