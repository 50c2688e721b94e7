import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { ADMIN_PATHS } from '@/contract/admin-paths';
import { API_PATHS } from '@/contract/paths';
import { leaderboardWords } from '@/messages/en/leaderboard';
import { leaderboardDesk } from '@/messages/en/leaderboard-desk';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { hearConsole } from '../../../../test/support/browser/console-lines';
import { serveLeaderboard } from '../../../../test/support/browser/leaderboard-service';
import { alex, apiUrl, refuse, renderSignedIn, TOKEN } from '../../../../test/support/browser/render-account';
import { watchSavedFiles } from '../../../../test/support/browser/saved-files';
import { gameModes as modes } from '../../../../test/support/fixtures/game-modes';
import {
  leaderboardResponse,
  leaderboardPlayer,
  placeResponse,
  rankedPlayers,
} from '../../../../test/support/fixtures/leaderboard-responses';
import LeaderboardDesk from './leaderboard-desk';

const network = startApiServer();
hearConsole();
const files = watchSavedFiles();
beforeEach(() => localStorage.clear());

const leftOut = {
  at: '2025-05-25T12:00:00.000Z',
  leftOut: [
    { why: 'banned on the server', count: 1, who: ['Griefer'] },
    { why: 'without a known name', count: 12, who: ['one', 'two'] },
  ],
};

/** PvP has players, Lifesteal shows samples; notes the calls that change something. */
const serve = (respond: () => Response) => {
  const changes: { method: string; path: string; bearer: string | null }[] = [];
  const { responses } = serveLeaderboard(network, {
    pvp: leaderboardResponse(rankedPlayers(3)),
    lifesteal: leaderboardResponse(rankedPlayers(5), { mode: 'lifesteal', source: 'sample' }),
  });
  const change = ({ request }: { request: Request }) => {
    changes.push({
      method: request.method,
      path: new URL(request.url).pathname,
      bearer: request.headers.get('Authorization'),
    });
    return respond();
  };
  network.use(
    http.get(apiUrl(ADMIN_PATHS.leaderboardLeftOut), ({ params }) =>
      Response.json(params.mode === 'pvp' ? leftOut : { at: null, leftOut: [] }),
    ),
    http.get(apiUrl(API_PATHS.leaderboardPlayer), () => Response.json(placeResponse(leaderboardPlayer(2)))),
    http.delete(apiUrl(API_PATHS.leaderboardMode), change),
    http.delete(apiUrl(API_PATHS.leaderboardPlayer), change),
  );
  return { changes, responses };
};

const open = async () => {
  const { user } = await renderSignedIn(<LeaderboardDesk />, alex);
  const pvp = within(await screen.findByRole('region', { name: modes.pvp.title }));
  await pvp.findByText('5,000');
  return { user, pvp };
};

it('tells how many players a mode has and when its snapshot was taken; samples are none', async () => {
  serve(() => refuse('internal'));
  const { pvp } = await open();
  expect(pvp.getByText(/^May 25, 2025, \d\d:03$/)).toBeVisible();
  const lifesteal = within(screen.getByRole('region', { name: modes.lifesteal.title }));
  expect(await lifesteal.findByText(leaderboardWords.sample.label)).toBeVisible();
  expect(lifesteal.getByText('None yet')).toBeVisible();
  expect(lifesteal.getByRole('button', { name: 'Start a new season' })).toBeDisabled();
  expect(lifesteal.queryByLabelText('Player name')).not.toBeInTheDocument();
});

it('tells whom the game server left out and why, and nothing where it left nobody out', async () => {
  serve(() => refuse('internal'));
  const { pvp } = await open();
  expect(await pvp.findByRole('heading', { name: leaderboardDesk.leftOut.title })).toBeVisible();
  expect(pvp.getByText(/As the game server said on May 25, 2025/)).toBeVisible();
  expect(pvp.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 banned on the serverGriefer',
    '12 without a known nameone, two and 10 more',
  ]);
  expect(screen.getAllByRole('heading', { name: leaderboardDesk.leftOut.title })).toHaveLength(1);
});

describe('a new season', () => {
  const start = async () => {
    const view = await open();
    await view.user.click(view.pvp.getByRole('button', { name: 'Start a new season' }));
    return view;
  };

  it('asks first, and says what will happen', async () => {
    const { changes } = serve(() => refuse('internal'));
    const { user } = await start();
    const dialog = screen.getByRole('dialog', { name: `Start a new season of ${modes.pvp.title}?` });
    expect(dialog).toHaveTextContent(`5,000 players leave the ${modes.pvp.title} leaderboard`);
    expect(dialog).toHaveTextContent('This cannot be undone. The old season is downloaded as a JSON file');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(changes).toEqual([]);
  });

  it("is started with the admin's token, and the old one is saved as a file, again on request", async () => {
    const players = rankedPlayers(3);
    const { changes } = serve(() => Response.json({ mode: 'pvp', players }));
    const { user, pvp } = await start();
    await user.click(screen.getByRole('button', { name: 'End the season' }));
    expect(await pvp.findByText('The season has ended')).toBeVisible();
    expect(changes).toEqual([{ method: 'DELETE', path: '/api/leaderboard/pvp', bearer: `Bearer ${TOKEN}` }]);
    expect(files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^leaderboard-pvp-\d{4}-\d\d-\d\d\.json$/),
    ]);
    expect(JSON.parse((await files[0]?.blob.text()) ?? '')).toEqual({ mode: 'pvp', players });
    await user.click(pvp.getByRole('button', { name: 'Save again' }));
    expect(files).toHaveLength(2);
  });

  it('is empty at once, although the CDN still hands out the old one', async () => {
    serve(() => Response.json({ mode: 'pvp', players: rankedPlayers(3) }));
    const { user, pvp } = await start();
    await user.click(screen.getByRole('button', { name: 'End the season' }));
    await waitFor(() => expect(pvp.getByRole('button', { name: 'Start a new season' })).toBeDisabled());
    expect(pvp.getByText('0')).toBeVisible();
    expect(pvp.queryByText(/^May 25, 2025/)).toBeNull();
  });

  it('that the server refuses saves nothing, and says why', async () => {
    serve(() => refuse('unavailable', { retryAfter: 10 }));
    const { user } = await start();
    await user.click(screen.getByRole('button', { name: 'End the season' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('try again in 10 seconds');
    expect(files).toEqual([]);
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('removing a player', () => {
  const find = async () => {
    const view = await open();
    await view.user.type(view.pvp.getByLabelText('Player name'), 'PLAYER2{Enter}');
    await view.user.click(await view.pvp.findByRole('button', { name: 'Remove player2' }));
    return view;
  };

  it('shows who it is, asks, and removes by UUID', async () => {
    const { changes } = serve(() => new Response(null, { status: 204 }));
    const { user, pvp } = await find();
    expect(pvp.getByRole('list', { name: 'Places of player2' })).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: `Remove player2 from ${modes.pvp.title}?` })).toBeVisible();
    expect(changes).toEqual([]);
    network.use(http.get(apiUrl(API_PATHS.leaderboardPlayer), () => refuse('not_found')));
    await user.click(screen.getByRole('button', { name: 'Remove player' }));
    expect(await screen.findByText(`player2 removed from ${modes.pvp.title}`)).toBeVisible();
    expect(changes).toEqual([
      {
        method: 'DELETE',
        path: `/api/leaderboard/pvp/players/${leaderboardPlayer(2).uuid}`,
        bearer: `Bearer ${TOKEN}`,
      },
    ]);
    expect(await pvp.findByText(/Nobody called/)).toBeVisible();
    expect(pvp.getByRole('heading', { name: 'Remove a player' })).toHaveFocus();
  });

  it('counts one less at once, although the CDN still hands out a board with the player', async () => {
    let isRemoved = false;
    serve(() => {
      isRemoved = true;
      return new Response(null, { status: 204 });
    });
    network.use(
      http.get(apiUrl(API_PATHS.leaderboardPlayer), ({ params }) =>
        isRemoved && params['player'] === 'player1'
          ? refuse('not_found')
          : Response.json(placeResponse(leaderboardPlayer(1), { total: isRemoved ? 4999 : 5000 })),
      ),
    );
    const { user, pvp } = await open();
    await user.type(pvp.getByLabelText('Player name'), 'player1{Enter}');
    await user.click(await pvp.findByRole('button', { name: 'Remove player1' }));
    await user.click(screen.getByRole('button', { name: 'Remove player' }));
    expect(await pvp.findByText('4,999')).toBeVisible();
  });

  it('says why it did not work', async () => {
    serve(() => refuse('not_found', { message: 'There is no such player on this leaderboard.' }));
    const { user } = await find();
    await user.click(screen.getByRole('button', { name: 'Remove player' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'There is no such player on this leaderboard.',
    );
  });
});

it('says when a leaderboard could not be loaded, and retries', async () => {
  serve(() => refuse('internal'));
  const { responses } = serveLeaderboard(network, { pvp: 'down', lifesteal: 'down' });
  const { user } = await renderSignedIn(<LeaderboardDesk />, alex);
  const pvp = within(screen.getByRole('region', { name: modes.pvp.title }));
  const retry = await pvp.findByRole('button', { name: 'Retry' });
  responses.pvp = leaderboardResponse(rankedPlayers(1));
  await user.click(retry);
  expect(await pvp.findByText('5,000')).toBeVisible();
});
