import { screen, waitFor } from '@testing-library/react';
import { votePage } from '#messages/vote-page';
import { formatCountdown } from '@/lib/countdown';
import example from '../../../test/network/voting';
import { startApiServer } from '../../../test/support/browser/api-server';
import { serveCsrf } from '../../../test/support/browser/csrf-service';
import { pass, withFakeClock } from '../../../test/support/browser/fake-timers';
import { card, openVotes, rememberVoter, serveTab } from '../../../test/support/browser/render-votes';
import { clearToasts } from '../../../test/support/browser/toasts';
import { serveBridge } from '../../../test/support/browser/vote-service';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import { sitesVoted, votesResponse } from '../../../test/support/fixtures/votes-responses';

const [site] = example.sites;
if (!site) throw new Error('The example has a site');
const { sites: texts, toasts } = votePage;
const MIDNIGHT = Date.parse('2026-05-26T00:00+02:00');
const HOUR = 3_600_000;

const network = startApiServer();
serveCsrf(network);
clearToasts();
withFakeClock();
beforeEach(() => {
  localStorage.clear();
  rememberVoter('Steve');
  aNetwork({ voting: { ...example, sites: [{ ...site, again: { at: '00:00', zone: 'Europe/Berlin' } }] } });
});

test('a vote that was opened before midnight and given after it is asked for, and thanked for', async () => {
  jest.setSystemTime(MIDNIGHT - 30_000);
  const yesterday = sitesVoted({ [site.id]: MIDNIGHT - 30 * HOUR });
  const service = serveBridge(network, { votes: votesResponse({ sites: yesterday }) });
  serveTab();
  const { user } = await openVotes();
  await user.click(await card(site).findByRole('button', { name: texts.voteLabel }));
  await pass(40_000);
  const before = service.sent('/check').length;
  await pass(20_000);
  await waitFor(() => expect(service.sent('/check').length).toBeGreaterThan(before));
  service.votes = votesResponse({ sites: sitesVoted({ [site.id]: MIDNIGHT + 10_000 }) });
  await pass(31_000);
  expect(await screen.findByText(toasts.thanks(site.name))).toBeVisible();
});

test('a clock that is slow counts down to the reset that the server names, just after the one before', async () => {
  jest.setSystemTime(MIDNIGHT - 60_000);
  const sites = sitesVoted({ [site.id]: MIDNIGHT + 1_000 });
  serveBridge(network, { votes: votesResponse({ sites }) });
  await openVotes();
  const shown = texts.countdown(formatCountdown(24 * HOUR + 60_000));
  expect(await card(site).findByRole('timer')).toHaveTextContent(shown);
});
