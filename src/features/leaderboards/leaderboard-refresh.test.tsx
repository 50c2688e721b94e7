import { setupListeners } from '@reduxjs/toolkit/query';
import { act, screen, waitFor } from '@testing-library/react';
import { leaderboardTexts } from '#messages/leaderboard';
import { refreshTexts } from '#messages/refresh';
import { HALF_A_MINUTE, pass } from '../../../test/support/browser/fake-timers';
import { serveLeaderboard } from '../../../test/support/browser/leaderboard-service';
import { podium, startLeaderboard } from '../../../test/support/browser/render-leaderboard';
import {
  leaderboardResponse,
  leaderboardPlayer,
  rankedPlayers,
} from '../../../test/support/fixtures/leaderboard-responses';
import { gameModes as modes } from '../../../test/support/fixtures/network-parts';

const { network, lines, open } = startLeaderboard();

describe('the refresh', () => {
  it('comes every 30 seconds, for the mode that is shown', async () => {
    const { responses, asked } = serveLeaderboard(network, {
      skywars: leaderboardResponse(rankedPlayers(1)),
    });
    const { store, user } = open();
    const stop = setupListeners(store.dispatch);
    await screen.findByText('player1');
    responses.skywars = leaderboardResponse([leaderboardPlayer(9, { kills: 1 })]);
    await pass(HALF_A_MINUTE);
    await screen.findByText('player9');
    expect(asked).toEqual(['skywars', 'skywars']);
    await user.click(screen.getByRole('tab', { name: modes.parkour.title }));
    await screen.findByText(leaderboardTexts.empty.title);
    await pass(HALF_A_MINUTE);
    expect(asked).toEqual(['skywars', 'skywars', 'parkour', 'parkour']);
    stop();
  });

  it('pauses while the page is hidden', async () => {
    const { asked } = serveLeaderboard(network);
    const { store } = open();
    const stop = setupListeners(store.dispatch);
    await podium();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await pass(5 * HALF_A_MINUTE);
    expect(asked).toHaveLength(1);
    stop();
  });

  it('keeps the players when it fails, with a note', async () => {
    const { responses } = serveLeaderboard(network, { skywars: leaderboardResponse(rankedPlayers(1)) });
    open();
    await screen.findByText('player1');
    responses.skywars = 'down';
    await pass(HALF_A_MINUTE);
    expect(await screen.findByText(refreshTexts.failed)).toBeVisible();
    await pass(2 * HALF_A_MINUTE);
    expect(lines.error).toEqual(['The leaderboard of skywars could not be fetched: status 503']);
    expect(screen.getByText('player1')).toBeVisible();
  });

  it('a first one that fails says so, offers to retry, and recovers by itself', async () => {
    const { responses, asked } = serveLeaderboard(network, { skywars: 'down' });
    const { user } = open();
    expect(await screen.findByText(leaderboardTexts.unavailable)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    responses.skywars = leaderboardResponse(rankedPlayers(1));
    await pass(HALF_A_MINUTE);
    expect(await screen.findByText('player1')).toBeVisible();
  });
});
