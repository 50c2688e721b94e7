import { fireEvent, screen, within } from '@testing-library/react';
import { teamMembers, teamPage, teamSections } from '@/content/team';
import { avatarOf } from '@/lib/avatar';
import { renderWithProviders } from '../../../test/support/browser/render';
import { titles } from '../../../test/support/fixtures/content-walk';
import TeamPage from './team-page';

const teams = Object.entries(teamSections)
  .map(([id, { title }]) => ({ title, members: teamMembers.filter(({ category }) => category === id) }))
  .filter(({ members }) => members.length > 0);

const cardsOf = (title: string) =>
  within(screen.getByRole('region', { name: title })).getAllByRole('article');

describe('team page', () => {
  test('has its title, its subtitle, the sections in order and everybody of the team', () => {
    renderWithProviders(<TeamPage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(teamPage.title);
    expect(screen.getByText(teamPage.subtitle)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      titles(teams),
    );
    expect(screen.getAllByRole('article')).toHaveLength(teamMembers.length);
  });

  test.each(teams)('$title: every member with name, role and game name', ({ title, members }) => {
    renderWithProviders(<TeamPage />);
    const cards = cardsOf(title);
    expect(cards).toHaveLength(members.length);
    for (const [index, { name, role, minecraftUsername }] of members.entries()) {
      expect(cards[index]).toHaveAccessibleName(name);
      expect(cards[index]?.textContent.startsWith(name + role + minecraftUsername)).toBe(true);
    }
  });

  test('a member’s picture and the head beside the game name have the sizes that they are to have', () => {
    renderWithProviders(<TeamPage />);
    const sizes = teamPage.avatarSizes;
    const usernames = teams.flatMap(({ members }) => members.map((member) => member.minecraftUsername));
    const cards = screen.getAllByRole('article');
    for (const [index, username] of usernames.entries()) {
      const [portrait, head] = cards[index]?.querySelectorAll('img') ?? [];
      expect(portrait).toHaveAttribute('src', avatarOf.portrait(username, sizes.portrait));
      expect(portrait).toHaveAttribute('width', String(sizes.portrait));
      expect(portrait).toHaveAttribute('height', String(sizes.portrait));
      expect(head).toHaveAttribute('src', avatarOf.head(username, sizes.head));
      expect(head).toHaveAttribute('width', String(sizes.head));
    }
  });

  test('a picture that does not load leaves a drawn face', () => {
    renderWithProviders(<TeamPage />);
    const [first] = screen.getAllByRole('article');
    const pictures = () => [...(first?.querySelectorAll('img') ?? [])];
    expect(pictures()).toHaveLength(2);
    for (const picture of pictures()) fireEvent.error(picture);
    expect(pictures()).toHaveLength(0);
    expect(first?.querySelectorAll('svg[viewBox="0 0 8 8"]')).toHaveLength(2);
  });

  test('links of members open in new tabs, and say whose they are', () => {
    renderWithProviders(<TeamPage />);
    const shown = screen.queryAllByRole('link').map((link) => {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
      return [link.textContent, link.getAttribute('href')];
    });
    const linked = teams.flatMap(({ members }) => members);
    expect(shown).toEqual(
      linked.flatMap(({ name, links = [] }) =>
        links.map(({ label, url }) => [`${label} of ${name} (opens in a new tab)`, url]),
      ),
    );
  });
});
