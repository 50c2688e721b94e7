import { screen, within } from '@testing-library/react';
import { community as texts } from '#messages/community';
import { copyIp, playButton } from '#messages/connect';
import { homeTexts, prizeLabel } from '#messages/home';
import { eventCards } from '#network/events';
import { hero, stats } from '#network/home';
import { identity } from '#network/identity';
import { invitation } from '#network/invitation';
import { newsCards } from '#network/news';
import { formatDay } from '@/lib/format-date';
import { serveStatus, startApiServer } from '../../../test/support/browser/api-server';
import { renderWithProviders } from '../../../test/support/browser/render';
import { titles } from '../../../test/support/fixtures/content-walk';
import { sections } from '../../../test/support/fixtures/network-parts';
import { onlineServer, statusResponse } from '../../../test/support/fixtures/status-responses';
import { OTHER_SERVER } from '../../../test/support/fixtures/tracked-servers';
import HomePage from './home-page';

const section = ({ title }: { title: string }) => within(screen.getByRole('region', { name: title }));
const shownTitles = (part: { title: string }) =>
  section(part)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const figures = (part: { title: string }) =>
  section(part)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

const network = startApiServer();

beforeEach(() => {
  serveStatus(network, statusResponse({ [OTHER_SERVER]: onlineServer(1_234) }));
  renderWithProviders(<HomePage />);
});

describe('the home page', () => {
  it('opens with one title, the way into the game and the way to the community', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hero.title);
    expect(screen.getByRole('button', { name: homeTexts.startLabel })).toBeInTheDocument();
    const { label, about } = homeTexts.learnMore;
    expect(screen.getByRole('link', { name: `${label} ${about}` })).toHaveAttribute('href', '/community');
  });

  it('has the address to copy below that, and how many play', async () => {
    expect(screen.getByRole('button', { name: `${identity.address} ${copyIp.label}` })).toBeInTheDocument();
    expect(await screen.findByText('1,234 players online')).toBeInTheDocument();
  });

  it('shows the stat tiles', () => {
    expect(figures({ title: homeTexts.glance })).toEqual(stats.map(({ label, value }) => label + value));
  });

  it('shows the news, dated in words, with their points', () => {
    expect(shownTitles(sections.news)).toEqual(titles(newsCards));
    const stories = section(sections.news).getAllByRole('article');
    for (const [index, { publishedAt, tag, points }] of newsCards.entries()) {
      const story = stories[index] ?? document.body;
      expect(story).toHaveTextContent(formatDay(publishedAt));
      expect(story).toHaveTextContent(tag);
      const shown = within(story).getAllByRole('listitem');
      expect(shown.map(({ textContent }) => textContent)).toEqual(points);
    }
  });

  it('shows the game modes, each with a button that copies the address', () => {
    expect(shownTitles(sections.modes)).toEqual(titles(sections.modes.cards));
    const buttons = section(sections.modes).getAllByRole('button', { name: playButton.label });
    expect(buttons).toHaveLength(sections.modes.cards.length);
    for (const [index, { title }] of sections.modes.cards.entries()) {
      expect(buttons[index]).toHaveAccessibleDescription(title);
    }
  });

  it('shows the featured events with day and prize', () => {
    expect(shownTitles(sections.events)).toEqual(titles(eventCards));
    const shown = section(sections.events).getAllByRole('article');
    for (const [index, { when, prize }] of eventCards.entries()) {
      expect(shown[index]).toHaveTextContent(when);
      expect(shown[index]).toHaveTextContent(prizeLabel + prize);
    }
  });

  it('shows the server features', () => {
    expect(shownTitles(sections.features)).toEqual(titles(sections.features.tiles));
  });

  it('invites to the community with figures, quotes and their stars, the chat and the events', () => {
    const { stats, testimonials, invite } = invitation;
    expect(figures(sections.community)).toEqual(stats.map(({ label, value }) => value + label));
    const community = section(sections.community);
    const quotes = community.queryAllByRole('figure');
    expect(quotes).toHaveLength(testimonials.length);
    for (const [index, { quote, name, role }] of testimonials.entries()) {
      for (const text of [quote, name, role]) expect(quotes[index]).toHaveTextContent(text);
    }
    expect(community.queryAllByRole('img', { name: homeTexts.stars(5) })).toHaveLength(testimonials.length);
    const chat = community.getByRole('link', { name: `${invite?.label ?? ''} (opens in a new tab)` });
    expect(chat).toHaveAttribute('href', invite?.url);
    expect(chat).toHaveAttribute('target', '_blank');
    expect(chat.getAttribute('rel')).toContain('noopener');
    expect(community.getByRole('link', { name: texts.hub.label })).toHaveAttribute('href', '/community');
  });

  it('closes with figures', () => {
    expect(figures(sections.closing)).toEqual(
      sections.closing.stats.map(({ label, value }) => value + label),
    );
  });
});
