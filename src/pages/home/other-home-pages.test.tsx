import { screen, within } from '@testing-library/react';
import { homeTexts } from '#messages/home';
import home from '../../../test/network/home';
import { serveStatus, startApiServer } from '../../../test/support/browser/api-server';
import { renderWithProviders } from '../../../test/support/browser/render';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import { statusResponse } from '../../../test/support/fixtures/status-responses';
import HomePage from './home-page';

const network = startApiServer();
beforeEach(() => void serveStatus(network, statusResponse()));

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('sections stand in their owner’s order, and those that an owner does not have are gone', () => {
  const [news, modes, , features] = home.sections;
  aNetwork({ home: { ...home, stats: [], sections: [features, modes, news] } });
  renderWithProviders(<HomePage />);
  expect(titles()).toEqual([features?.title, modes?.title, news?.title]);
  expect(screen.queryByRole('region', { name: homeTexts.glance })).not.toBeInTheDocument();
});

test('a home page of nothing but its hero has a title and the way into the game', () => {
  aNetwork({ home: { hero: { kicker: 'Java', title: 'Hut', text: 'Come in.' } } });
  renderWithProviders(<HomePage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Hut' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
});

test('a mode may have no points', () => {
  const card = { id: 'hut', title: 'Hut', description: 'A hut.', hue: 'grass', art: 'tower' };
  aNetwork({ home: { ...home, sections: [{ kind: 'modes', title: 'Modes', text: 'One.', cards: [card] }] } });
  renderWithProviders(<HomePage />);
  const mode = within(screen.getByRole('article', { name: 'Hut' }));
  expect(mode.queryByRole('list')).not.toBeInTheDocument();
});
