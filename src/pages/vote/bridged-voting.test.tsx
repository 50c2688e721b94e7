import { act, screen, waitFor } from '@testing-library/react';
import { delay } from 'msw';
import { voteBridge } from '#messages/vote-bridge';
import { votePage } from '#messages/vote-page';
import { identity } from '#network/identity';
import { voteSites } from '#network/voting';
import { calendarOf } from '@/lib/calendar';
import { formatCountdown } from '@/lib/countdown';
import { startApiServer } from '../../../test/support/browser/api-server';
import { serveCsrf } from '../../../test/support/browser/csrf-service';
import { pass, withFakeClock } from '../../../test/support/browser/fake-timers';
import { refuse } from '../../../test/support/browser/render-account';
import {
  card,
  openVotes,
  rememberVoter,
  serveTab,
  streakRegion,
  voterRegion,
} from '../../../test/support/browser/render-votes';
import { clearToasts } from '../../../test/support/browser/toasts';
import { serveBridge, type VoteService } from '../../../test/support/browser/vote-service';
import { sitesVoted, votesResponse } from '../../../test/support/fixtures/votes-responses';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const NOON = Date.parse('2025-05-25T12:00:00Z');
const [first, second, third] = voteSites;
if (!first || !second || !third) throw new Error('Three sites are promised');
const { sites: texts, toasts } = votePage;
const { voter: voterTexts, sites: bridgeTexts } = voteBridge;

const network = startApiServer();
serveCsrf(network);
clearToasts();
withFakeClock();
beforeEach(() => {
  localStorage.clear();
  jest.setSystemTime(NOON);
});

const vote = (site: { name: string }) => card(site).getByRole('button');
const field = () => screen.getByLabelText(voterTexts.label);

/** Makes the server count votes of the given number of milliseconds ago, by site id. */
const count = (service: VoteService, ago: Parameters<typeof sitesVoted>[0]) => {
  const times = Object.fromEntries(Object.entries(ago).map(([id, time]) => [id, Date.now() - (time ?? 0)]));
  service.votes = votesResponse({ sites: sitesVoted(times) });
};

describe('a vote', () => {
  beforeEach(() => rememberVoter('Steve'));

  it('opens the site at the click with its ticket, in a tab that cannot reach back, and waits for the server', async () => {
    const service = serveBridge(network);
    const tab = serveTab();
    const { user } = await openVotes();
    await user.click(await card(first).findByRole('button', { name: texts.voteLabel }));
    expect(window.open).toHaveBeenCalledWith('', '_blank');
    expect(tab.opener).toBeNull();
    await waitFor(() =>
      expect(tab.location.replace).toHaveBeenCalledWith('https://listing.example/vote?ticket=1'),
    );
    expect(service.sent('/Steve/ticket')).toEqual([{ site: first.id }]);
    expect(card(first).getByRole('status')).toHaveTextContent(bridgeTexts.waiting);
    expect(card(first).getByText(bridgeTexts.waitingNote('Steve'))).toBeVisible();
    expect(screen.queryByText(toasts.thanks(first.name))).toBeNull();
    expect(card(second).getByRole('button')).toHaveTextContent(texts.voteLabel);
  });

  it.each([
    ['fails', () => refuse('unavailable')],
    ['leads to no site', () => Response.json({ url: 'javascript:alert(1)' })],
    ['takes too long', async () => (await delay('infinite'), Response.json({ url: '' }))],
  ])('goes to the plain address when the ticket %s', async (_name, ticket) => {
    serveBridge(network, { ticket });
    const tab = serveTab();
    const { user } = await openVotes();
    await user.click(await card(first).findByRole('button', { name: texts.voteLabel }));
    await pass(5 * SECOND);
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(first.url));
    expect(card(first).getByRole('status')).toHaveTextContent(bridgeTexts.waiting);
  });

  it('says so when the browser keeps the tab from opening, and leads there', async () => {
    serveBridge(network);
    jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await openVotes();
    await user.click(await card(first).findByRole('button', { name: texts.voteLabel }));
    expect(card(first).getByText(RegExp(bridgeTexts.blockedNote))).toBeVisible();
    expect(card(first).getByRole('link')).toHaveAttribute('href', first.url);
    expect(card(first).getByRole('status')).not.toHaveTextContent(bridgeTexts.waiting);
  });

  it('is asked for every 20 seconds, thanked for once when the server has counted it, and counted down by its word', async () => {
    const service = serveBridge(network);
    serveTab();
    const { user } = await openVotes();
    await user.click(await card(first).findByRole('button', { name: texts.voteLabel }));
    await pass(20 * SECOND);
    await waitFor(() => expect(service.sent('/Steve/check')).toEqual([{ site: first.id }]));
    count(service, { first: HOUR });
    service.check = { state: 'counted', nextAt: new Date(Date.now() + 23 * HOUR).toISOString() };
    await pass(20 * SECOND);
    expect(await screen.findByText(toasts.thanks(first.name))).toBeVisible();
    expect(card(first).getByRole('status')).toHaveTextContent(bridgeTexts.counted);
    expect(vote(first)).toHaveTextContent(texts.votedLabel);
    expect(vote(first)).toHaveAttribute('aria-disabled', 'true');
    expect(card(first).getByRole('timer').textContent).toMatch(/22:59:/);
    const asked = service.sent('/Steve/check').length;
    await pass(MINUTE);
    expect(screen.queryAllByText(toasts.thanks(first.name)).length).toBeLessThanOrEqual(1);
    expect(service.sent('/Steve/check')).toHaveLength(asked);
  });

  it('that comes without being asked for counts by itself', async () => {
    const service = serveBridge(network, { check: () => refuse('unavailable', { retryAfter: 600 }) });
    serveTab();
    const { user } = await openVotes();
    await user.click(await card(second).findByRole('button', { name: texts.voteLabel }));
    await pass(21 * SECOND);
    expect(await card(second).findByText(bridgeTexts.busyNote)).toBeVisible();
    count(service, { second: SECOND });
    await pass(10 * SECOND);
    expect(await screen.findByText(toasts.thanks(second.name))).toBeVisible();
  });

  it('is still waited for after a reload, asked for at once, and thanked for when it was counted meanwhile', async () => {
    const opened = { site: first.id, player: 'steve', openedAt: NOON - HOUR, before: null, state: 'open' };
    rememberVoter('Steve', { ballots: [opened] });
    const service = serveBridge(network);
    const { unmount } = await openVotes();
    expect(await card(first).findByText(bridgeTexts.late)).toBeVisible();
    await waitFor(() => expect(service.sent('/check')).toEqual([{ site: first.id }]));
    // No polling after that time.
    await pass(MINUTE);
    expect(service.sent('/check')).toHaveLength(1);
    unmount();
    count(service, { first: 10 * MINUTE });
    await openVotes();
    expect(await screen.findByText(toasts.thanks(first.name))).toBeVisible();
    // Voted since the page was loaded, as far as the page knows.
    expect(vote(first)).toHaveTextContent(texts.votedLabel);
  });

  it('that does not arrive says what to do, and claims nothing', async () => {
    serveBridge(network);
    serveTab();
    const { user } = await openVotes();
    await user.click(await card(first).findByRole('button', { name: texts.voteLabel }));
    await pass(4 * MINUTE);
    expect(card(first).getByRole('status')).toHaveTextContent(bridgeTexts.late);
    expect(card(first).getByText(bridgeTexts.lateNote('Steve'))).toBeVisible();
    expect(vote(first)).toHaveTextContent(bridgeTexts.againLabel);
    expect(screen.queryByText(toasts.thanks(first.name))).toBeNull();
  });

  it('that was used before says so in words, and the next one may be given', async () => {
    serveBridge(network, { check: { state: 'already', nextAt: null } });
    serveTab();
    const { user } = await openVotes();
    await user.click(await card(first).findByRole('button', { name: texts.voteLabel }));
    await pass(21 * SECOND);
    expect(await card(first).findByText(bridgeTexts.alreadyNote)).toBeVisible();
    expect(vote(first)).toHaveTextContent(texts.voteLabel);
  });

  it('that cannot be asked for while offline goes on being asked for', async () => {
    const service = serveBridge(network, { check: () => Response.error() });
    serveTab();
    const { user } = await openVotes();
    await user.click(await card(first).findByRole('button', { name: texts.voteLabel }));
    await pass(21 * SECOND);
    expect(await card(first).findByText(bridgeTexts.offlineNote)).toBeVisible();
    service.check = { state: 'pending', nextAt: null };
    await pass(20 * SECOND);
    expect(await card(first).findByText(bridgeTexts.waitingNote('Steve'))).toBeVisible();
  });

  it('is refused while the server lets the player wait, also where that was not known at the click', async () => {
    const service = serveBridge(network);
    count(service, { first: HOUR });
    serveTab();
    const { user } = await openVotes();
    expect(await card(first).findByText(texts.countdown(formatCountdown(23 * HOUR)))).toBeVisible();
    expect(vote(first)).toHaveTextContent(texts.cooldownLabel);
    await user.click(vote(first));
    expect(await screen.findByText(toasts.refused(first.name))).toBeVisible();
    expect(window.open).not.toHaveBeenCalled();

    service.votes = votesResponse({ player: 'Alex', sites: sitesVoted({ second: NOON - HOUR }) });
    await user.click(screen.getByRole('button', { name: voterTexts.changeLabel }));
    await user.clear(field());
    await user.type(field(), 'Alex');
    await user.click(vote(second));
    expect(await screen.findByText(toasts.refused(second.name))).toBeVisible();
    expect(vote(second)).toHaveAttribute('aria-disabled', 'true');
  });

  it('on all sites in one day of the server is congratulated for once', async () => {
    const service = serveBridge(network);
    count(service, { first: HOUR, second: 2 * HOUR });
    serveTab();
    const { user } = await openVotes();
    await user.click(await card(third).findByRole('button', { name: texts.voteLabel }));
    count(service, { first: HOUR, second: 2 * HOUR, third: SECOND });
    await pass(31 * SECOND);
    expect(await screen.findByText(toasts.thanks(third.name))).toBeVisible();
    expect(await screen.findAllByText(toasts.all)).toHaveLength(1);
  });

  it.each([
    ['but not in one day', 13 * HOUR, []],
    [
      'of a day that was congratulated for before',
      HOUR,
      [`${String(calendarOf(identity.timeZone)(NOON))} steve`],
    ],
  ])('on all sites, %s, is not', async (_name, ago, completed) => {
    rememberVoter('Steve', { completed });
    const service = serveBridge(network);
    count(service, { first: ago, second: 2 * HOUR });
    serveTab();
    const { user } = await openVotes();
    await user.click(await card(third).findByRole('button', { name: texts.voteLabel }));
    count(service, { first: ago, second: 2 * HOUR, third: SECOND });
    await pass(31 * SECOND);
    expect(await screen.findByText(toasts.thanks(third.name))).toBeVisible();
    expect(screen.queryByText(toasts.all)).toBeNull();
  });
});

it('what was voted in this browser without a server stays in storage, and is not shown', async () => {
  rememberVoter('Steve', {}, [{ site: first.id, timestamp: NOON - HOUR }]);
  serveBridge(network);
  const { store } = await openVotes();
  expect(await card(first).findByRole('button')).toHaveTextContent(texts.voteLabel);
  expect(streakRegion().getByText('0')).toBeVisible();
  expect(store.getState().votes?.history).toHaveLength(1);
});

it('votes that cannot be loaded leave the ways to the sites open, and are asked for again', async () => {
  rememberVoter('Steve');
  const service = serveBridge(network, { votes: () => refuse('rate_limited', { retryAfter: 30 }) });
  const { user } = await openVotes();
  expect(await voterRegion().findByText(/could not be loaded.*try again in 30/)).toBeVisible();
  expect(card(first).getByRole('link')).toHaveAttribute('href', first.url);
  service.votes = votesResponse();
  await act(() => user.click(voterRegion().getByRole('button', { name: voterTexts.retry })));
  expect(await card(first).findByRole('button')).toHaveTextContent(texts.voteLabel);
});
