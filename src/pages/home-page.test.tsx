import { screen, within } from '@testing-library/react';
import { site } from '@/content/site';
import { renderWithProviders } from '../../test/render';
import HomePage from './home-page';

const section = (name: string) => within(screen.getByRole('region', { name }));
const titles = (name: string) =>
  section(name)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

beforeEach(() => {
  renderWithProviders(<HomePage />);
});

describe('the home page', () => {
  it('opens with one title, Start Your Journey and Learn More to the community', () => {
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Start Your Journey' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/community');
  });

  it('shows four stat tiles', () => {
    const tiles = section('The network at a glance').getAllByRole('listitem');
    expect(tiles.map((tile) => tile.textContent)).toEqual([
      'Active Players200+',
      'Uptime99.9%',
      'Support24/7',
      'Custom Features10+',
    ]);
  });

  it('shows three pieces of news, dated, with three points each', () => {
    expect(titles('News and Updates')).toEqual(['New Lifesteal Season', 'Weekend Events', 'Server Upgrades']);
    const stories = section('News and Updates').getAllByRole('article');
    const dates = ['May 10, 2025', 'May 5, 2025', 'April 28, 2025'];
    for (const [index, story] of stories.entries()) {
      expect(story).toHaveTextContent(dates[index] ?? '');
      expect(within(story).getAllByRole('listitem')).toHaveLength(3);
    }
    expect(stories[0]).toHaveTextContent('Season 5 launch');
  });

  it('shows three game modes with a Play Now button each', () => {
    expect(titles('Game Modes')).toEqual(['Practice PvP', 'Lifesteal', 'Duels']);
    const buttons = section('Game Modes').getAllByRole('button', { name: 'Play Now' });
    expect(buttons).toHaveLength(3);
    expect(buttons[1]).toHaveAccessibleDescription('Lifesteal');
  });

  it('shows three featured events with day and prize', () => {
    expect(titles('Featured Events')).toEqual([
      'Weekly PvP Tournament',
      'Build Competition',
      'Treasure Hunt',
    ]);
    const [tournament, build, treasure] = section('Featured Events').getAllByRole('article');
    expect(tournament).toHaveTextContent(/Every Saturday.*Prize50,000 Coins/);
    expect(build).toHaveTextContent(/Sunday special.*PrizeExclusive Ranks/);
    expect(treasure).toHaveTextContent(/This weekend.*PrizeRare Items/);
  });

  it('shows six server features', () => {
    expect(titles('Server Features')).toEqual([
      'Custom Enchants',
      'Player Shops',
      'Ranks and Perks',
      'Active Staff',
      'Community Events',
      'Discord Integration',
    ]);
  });

  it('invites to the community with four figures, three quotes of five stars, Discord and events', () => {
    const community = section('Join Our Community');
    expect(community.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '6K+Discord Members',
      '200+Active Players',
      '100+Projects Built',
      '10+Events Monthly',
    ]);
    expect(community.getAllByRole('figure')).toHaveLength(3);
    expect(community.getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(3);
    const discord = community.getByRole('link', { name: /^Join Discord/ });
    expect(discord).toHaveAttribute('target', '_blank');
    expect(discord.getAttribute('rel')).toContain('noopener');
    expect(community.getByRole('link', { name: 'View Events' })).toHaveAttribute('href', '/community');
  });

  it('closes with four figures', () => {
    const items = section(`${site.name} in numbers`).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      '200+Daily Players',
      '50+Custom Features',
      '24/7Online Support',
      '99.9%Uptime',
    ]);
  });
});
