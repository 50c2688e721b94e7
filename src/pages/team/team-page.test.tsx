import { fireEvent, screen, within } from '@testing-library/react';
import { team } from '#network/team';
import { avatarOf } from '@/lib/avatar';
import { renderWithProviders } from '../../../test/support/browser/render';
import { titles } from '../../../test/support/fixtures/content-walk';
import { AVATAR_SIZES } from './member-card';
import TeamPage from './team-page';

const { sections } = team;
const everybody = sections.flatMap(({ members }) => members);

const cardsOf = (title: string) =>
  within(screen.getByRole('region', { name: title })).getAllByRole('article');

describe('team page', () => {
  test('has its title, its subtitle, the sections in order and everybody of the team', () => {
    renderWithProviders(<TeamPage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(team.title);
    expect(screen.getByText(team.subtitle)).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      titles(sections),
    );
    expect(screen.getAllByRole('article')).toHaveLength(everybody.length);
  });

  test.each(sections)('$title: every member with name, role and game name', ({ title, members }) => {
    renderWithProviders(<TeamPage />);
    const cards = cardsOf(title);
    expect(cards).toHaveLength(members.length);
    for (const [index, { name, role, username }] of members.entries()) {
      expect(cards[index]).toHaveAccessibleName(name);
      expect(cards[index]?.textContent.startsWith(name + role + username)).toBe(true);
    }
  });

  test('a member’s picture and the head beside the game name have the sizes that they are to have', () => {
    renderWithProviders(<TeamPage />);
    const sizes = AVATAR_SIZES;
    const cards = screen.getAllByRole('article');
    for (const [index, { username, portrait: drawn = username }] of everybody.entries()) {
      const [portrait, head] = cards[index]?.querySelectorAll('img') ?? [];
      expect(portrait).toHaveAttribute('src', avatarOf.portrait(drawn, sizes.portrait));
      expect(portrait).toHaveAttribute('width', String(sizes.portrait));
      expect(portrait).toHaveAttribute('height', String(sizes.portrait));
      expect(head).toHaveAttribute('src', avatarOf.head(drawn, sizes.head));
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
    expect(shown).toEqual(
      everybody.flatMap(({ name, links }) =>
        links.map(({ label, url }) => [`${label} of ${name} (opens in a new tab)`, url]),
      ),
    );
  });
});
