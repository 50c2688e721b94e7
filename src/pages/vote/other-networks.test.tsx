import { act, screen, within } from '@testing-library/react';
import { votePage } from '#messages/vote-page';
import { AuthProvider } from '@/features/accounts/auth-provider';
import { makeStore } from '@/store/store';
import example from '../../../test/network/voting';
import { startApiServer } from '../../../test/support/browser/api-server';
import { pass, withFakeClock } from '../../../test/support/browser/fake-timers';
import { renderWithProviders } from '../../../test/support/browser/render';
import { restore } from '../../../test/support/browser/render-account';
import { serveNoBridge } from '../../../test/support/browser/vote-service';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import VotePage from './vote-page';

const [site] = example.sites;
if (!site) throw new Error('The example has a site');
const { sites: texts, voter } = votePage;

const network = startApiServer();
withFakeClock();
beforeEach(() => {
  serveNoBridge(network);
  localStorage.clear();
  jest.spyOn(window, 'open').mockReturnValue(null);
});

const open = async (sites: readonly object[], rest: object = {}) => {
  aNetwork({ voting: { ...example, ...rest, sites } });
  const store = makeStore();
  renderWithProviders(
    <AuthProvider>
      <VotePage />
    </AuthProvider>,
    { store, route: '/vote', advanceTimers: (milliseconds) => jest.advanceTimersByTime(milliseconds) },
  );
  await restore(store);
  await screen.findByText(voter.local);
};

test('a single site that takes its next vote at midnight says so, and takes it then', async () => {
  jest.setSystemTime(Date.parse('2026-05-25T23:59:30+02:00'));
  const again = { at: '00:00', zone: 'Europe/Berlin' };
  await open([{ ...site, id: 'minecraft-mp', name: 'M'.repeat(60), again }]);
  const [card = document.body, ...others] = screen.getAllByRole('article');
  expect(others).toEqual([]);
  expect(within(card).getByText(texts.every(again))).toBeVisible();
  expect(texts.every(again)).toBe('One vote a day, resets at 00:00 (Berlin)');
  expect(texts.every({ hours: 1 })).toBe('One vote every hour');
  expect(texts.every({ hours: 12 })).toBe('One vote every 12 hours');
  const button = within(card).getByRole('button');
  act(() => button.click());
  expect(button).toHaveTextContent(texts.votedLabel);
  expect(within(card).getByRole('timer')).toHaveTextContent(texts.countdown('00:00:30'));
  await pass(30_000);
  expect(button).toHaveTextContent(texts.voteLabel);
});

test('two rewards that are told of by the same words are both told of', async () => {
  const rewards = ['vote-key', 'crate-key'].map((id) => ({
    ...{ id, emblem: 'vote-key', words: { one: '{count} key', other: '{count} keys' }, brief: 'Keys' },
  }));
  const others = example.rewards.filter(({ id }) => rewards.every((reward) => reward.id !== id));
  const gifts = rewards.map(({ id }) => ({ reward: id, count: 1 }));
  const complain = jest.spyOn(console, 'error');
  await open([{ ...site, rewards: gifts }], { rewards: [...others, ...rewards] });
  const list = screen.getByRole('list', { name: texts.rewardsLabel });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(complain).not.toHaveBeenCalled();
});

test('twelve sites each have a card', async () => {
  const sites = Array.from({ length: 12 }, (_, index) => ({
    ...site,
    id: `site-${String(index)}`,
    name: `Site ${String(index)}`,
    url: `https://example.org/${String(index)}`,
    services: [],
  }));
  await open(sites);
  expect(screen.getAllByRole('article')).toHaveLength(12);
});
