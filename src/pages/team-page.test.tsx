import { fireEvent, screen, within } from '@testing-library/react';
import { renderWithProviders } from '../../test/render';
import TeamPage from './team-page';

const teams = [
  {
    title: 'Leadership Team',
    members: [
      ['Rowan', 'Server Founder', 'RowanAtDusk'],
      ['Saffron', 'Server Owner', 'SaffronForge'],
    ],
  },
  {
    title: 'Development Team',
    members: [
      ['Ilya Marsh', 'System Admin & Website Developer', 'packetmarsh'],
      ['Noor', 'Development Manager', 'NoorOfTheNether'],
      ['Kestrel', 'Developer', 'kestrel_dev'],
    ],
  },
  {
    title: 'Moderation Team',
    members: [
      ['Vesper', 'Admin', 'VesperWarden'],
      ['Bramble', 'Admin', 'Bramble'],
      ['Juniper', 'Moderator', 'JuniperJolt'],
      ['Oskar', 'Moderator', 'OskarOnWatch'],
      ['Tamsin', 'Moderator', 'tamsin_'],
    ],
  },
  {
    title: 'Helper Team',
    members: [
      ['Pixelroot', 'Helper', 'Pixelroot'],
      ['Marlow', 'Helper', 'MarlowMines'],
      ['Cinder', 'Helper', 'cinderpath'],
      ['Aoife', 'Helper', 'AoifeAfloat'],
      ['Dune', 'Trial Staff', 'DuneWalker_'],
      ['Harlan', 'Trial Staff', 'HarlanHops'],
      ['Lark', 'Trial Staff', 'LarkInTheDark'],
    ],
  },
] as const;

const section = (title: string) => screen.getByRole('region', { name: title });

describe('team page', () => {
  test('is titled Our Team, with its subtitle and four sections in order', () => {
    renderWithProviders(<TeamPage />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Our Team$/);
    expect(screen.getByText('Meet the amazing people behind the network')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Leadership Team',
      'Development Team',
      'Moderation Team',
      'Helper Team',
    ]);
    expect(screen.getAllByRole('article')).toHaveLength(17);
  });

  test.each(teams)('$title: every member with name, role and game name', ({ title, members }) => {
    renderWithProviders(<TeamPage />);
    const cards = within(section(title)).getAllByRole('article');
    expect(cards).toHaveLength(members.length);
    for (const [index, [name, role, username]] of members.entries()) {
      const shown = cards[index];
      expect(shown).toHaveAccessibleName(name);
      expect(shown).toHaveTextContent(new RegExp(`^${name}${role}${username}`));
    }
  });

  test('a member’s picture is 200 pixels large and the head beside the game name 16', () => {
    renderWithProviders(<TeamPage />);
    const usernames = teams.flatMap(({ members }) => members.map(([, , username]) => username));
    const cards = screen.getAllByRole('article');
    for (const [index, username] of usernames.entries()) {
      const [portrait, head] = cards[index]?.querySelectorAll('img') ?? [];
      expect(portrait).toHaveAttribute('src', `https://mc-heads.net/head/${username}/200`);
      expect(portrait).toHaveAttribute('width', '200');
      expect(portrait).toHaveAttribute('height', '200');
      expect(head).toHaveAttribute('src', `https://mc-heads.net/avatar/${username}/16`);
      expect(head).toHaveAttribute('width', '16');
    }
  });

  test('a picture that does not load leaves a drawn face', () => {
    renderWithProviders(<TeamPage />);
    const [rowan] = screen.getAllByRole('article');
    const pictures = () => [...(rowan?.querySelectorAll('img') ?? [])];
    expect(pictures()).toHaveLength(2);
    for (const picture of pictures()) fireEvent.error(picture);
    expect(pictures()).toHaveLength(0);
    expect(rowan?.querySelectorAll('svg[viewBox="0 0 8 8"]')).toHaveLength(2);
  });

  test('two developers have links, which open in new tabs', () => {
    renderWithProviders(<TeamPage />);
    const shown = screen.getAllByRole('link').map((link) => {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
      return [link.textContent, link.getAttribute('href')];
    });
    expect(shown).toEqual([
      ['Portfolio of Ilya Marsh (opens in a new tab)', 'https://ilyamarsh.example'],
      ['LinkedIn of Ilya Marsh (opens in a new tab)', 'https://www.linkedin.com/in/ilya-marsh-example'],
      ['GitHub of Ilya Marsh (opens in a new tab)', 'https://github.com/ilya-marsh-example'],
      ['GitHub of Kestrel (opens in a new tab)', 'https://github.com/kestrel-dev-example'],
      ['Website of Kestrel (opens in a new tab)', 'https://kestrel.example'],
    ]);
  });
});
