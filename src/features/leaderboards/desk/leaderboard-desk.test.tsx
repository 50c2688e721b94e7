import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { leaderboardRefusals, leaderboardTexts } from '#messages/leaderboard';
import { leaderboardDesk as texts, leaderboardDesk } from '#messages/leaderboard-desk';
import { leaderboardSearch } from '#messages/leaderboard-parts';
import { LEFT_OUT_PATH } from '@/contract/leaderboard-desk';
import { API_PATHS } from '@/contract/paths';
import { formatNumber } from '@/lib/format-number';
import { counted } from '@/lib/plural';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { hearConsole } from '../../../../test/support/browser/console-lines';
import { serveLeaderboard } from '../../../../test/support/browser/leaderboard-service';
import { alex, apiUrl, refuse, renderSignedIn, TOKEN } from '../../../../test/support/browser/render-account';
import { watchSavedFiles } from '../../../../test/support/browser/saved-files';
import {
  leaderboardResponse,
  leaderboardPlayer,
  placeResponse,
  rankedPlayers,
} from '../../../../test/support/fixtures/leaderboard-responses';
import { gameModes as modes } from '../../../../test/support/fixtures/network-parts';
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

/** Serves players in Sky Wars and samples in Parkour, and records the calls that change something. */
const serve = (respond: () => Response) => {
  const changes: { method: string; path: string; bearer: string | null }[] = [];
  const { responses } = serveLeaderboard(network, {
    skywars: leaderboardResponse(rankedPlayers(3)),
    parkour: leaderboardResponse(rankedPlayers(5), { mode: 'parkour', source: 'sample' }),
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
    http.get(apiUrl(LEFT_OUT_PATH), ({ params }) =>
      Response.json(params.mode === 'skywars' ? leftOut : { at: null, leftOut: [] }),
    ),
    http.get(apiUrl(API_PATHS.leaderboardPlayer), () => Response.json(placeResponse(leaderboardPlayer(2)))),
    http.delete(apiUrl(API_PATHS.leaderboardMode), change),
    http.delete(apiUrl(API_PATHS.leaderboardPlayer), change),
  );
  return { changes, responses };
};

const open = async () => {
  const { user } = await renderSignedIn(<LeaderboardDesk />, alex);
  const skywars = within(await screen.findByRole('region', { name: modes.skywars.title }));
  await skywars.findByText('5,000');
  return { user, skywars };
};

it('tells how many players a mode has and when its snapshot was taken; samples are none', async () => {
  serve(() => refuse('internal'));
  const { skywars } = await open();
  expect(skywars.getByText(/^May 25, 2025, \d\d:03$/)).toBeVisible();
  const parkour = within(screen.getByRole('region', { name: modes.parkour.title }));
  expect(await parkour.findByText(leaderboardTexts.sample.label)).toBeVisible();
  expect(parkour.getByText(leaderboardDesk.noSnapshot)).toBeVisible();
  expect(parkour.getByRole('button', { name: texts.season.start })).toBeDisabled();
  expect(parkour.queryByLabelText(leaderboardSearch.name)).not.toBeInTheDocument();
});

it('tells whom the game server left out and why, and nothing where it left nobody out', async () => {
  serve(() => refuse('internal'));
  const { skywars } = await open();
  expect(await skywars.findByRole('heading', { name: leaderboardDesk.leftOut.title })).toBeVisible();
  expect(skywars.getByText(new RegExp(texts.leftOut.said('May 25, 2025')))).toBeVisible();
  expect(skywars.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 banned on the serverGriefer',
    '12 without a known nameone, two and 10 more',
  ]);
  expect(screen.getAllByRole('heading', { name: leaderboardDesk.leftOut.title })).toHaveLength(1);
});

describe('a new season', () => {
  const start = async () => {
    const view = await open();
    await view.user.click(view.skywars.getByRole('button', { name: texts.season.start }));
    return view;
  };

  it('asks first, and says what will happen', async () => {
    const { changes } = serve(() => refuse('internal'));
    const { user } = await start();
    const dialog = screen.getByRole('dialog', { name: texts.season.ask.title(modes.skywars.title) });
    expect(dialog).toHaveTextContent(
      counted(texts.season.ask.text(modes.skywars.title), 5_000, formatNumber),
    );
    expect(dialog).toHaveTextContent('This cannot be undone. The old season is downloaded as a JSON file');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(changes).toEqual([]);
  });

  it("is started with the admin's token, and the old one is saved as a file, again on request", async () => {
    const players = rankedPlayers(3);
    const { changes } = serve(() => Response.json({ mode: 'skywars', players }));
    const { user, skywars } = await start();
    await user.click(screen.getByRole('button', { name: texts.season.ask.confirm }));
    expect(await skywars.findByText(texts.season.ended.title)).toBeVisible();
    expect(changes).toEqual([
      { method: 'DELETE', path: '/api/leaderboard/skywars', bearer: `Bearer ${TOKEN}` },
    ]);
    expect(files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^leaderboard-skywars-\d{4}-\d\d-\d\d\.json$/),
    ]);
    expect(JSON.parse((await files[0]?.blob.text()) ?? '')).toEqual({ mode: 'skywars', players });
    await user.click(skywars.getByRole('button', { name: texts.season.ended.saveAgain }));
    expect(files).toHaveLength(2);
  });

  it('is empty at once, although the CDN still hands out the old one', async () => {
    serve(() => Response.json({ mode: 'skywars', players: rankedPlayers(3) }));
    const { user, skywars } = await start();
    await user.click(screen.getByRole('button', { name: texts.season.ask.confirm }));
    await waitFor(() => expect(skywars.getByRole('button', { name: texts.season.start })).toBeDisabled());
    expect(skywars.getByText('0')).toBeVisible();
    expect(skywars.queryByText(/^May 25, 2025/)).toBeNull();
  });

  it('that the server refuses saves nothing, and says why', async () => {
    serve(() => refuse('unavailable', { retryAfter: 10 }));
    const { user } = await start();
    await user.click(screen.getByRole('button', { name: texts.season.ask.confirm }));
    expect(await screen.findByRole('alert')).toHaveTextContent('try again in 10 seconds');
    expect(files).toEqual([]);
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('removing a player', () => {
  const find = async () => {
    const view = await open();
    await view.user.type(view.skywars.getByLabelText(leaderboardSearch.name), 'PLAYER2{Enter}');
    await view.user.click(await view.skywars.findByRole('button', { name: 'Remove player2' }));
    return view;
  };

  it('shows who it is, asks, and removes by UUID', async () => {
    const { changes } = serve(() => new Response(null, { status: 204 }));
    const { user, skywars } = await find();
    expect(skywars.getByRole('list', { name: leaderboardSearch.ranks('player2') })).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: `Remove player2 from ${modes.skywars.title}?` })).toBeVisible();
    expect(changes).toEqual([]);
    network.use(http.get(apiUrl(API_PATHS.leaderboardPlayer), () => refuse('not_found')));
    await user.click(screen.getByRole('button', { name: leaderboardDesk.removal.ask.confirm }));
    expect(await screen.findByText(`player2 removed from ${modes.skywars.title}`)).toBeVisible();
    expect(changes).toEqual([
      {
        method: 'DELETE',
        path: `/api/leaderboard/skywars/players/${leaderboardPlayer(2).uuid}`,
        bearer: `Bearer ${TOKEN}`,
      },
    ]);
    expect(await skywars.findByText(new RegExp(leaderboardSearch.missing.before))).toBeVisible();
    expect(skywars.getByRole('heading', { name: texts.removal.title })).toHaveFocus();
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
    const { user, skywars } = await open();
    await user.type(skywars.getByLabelText(leaderboardSearch.name), 'player1{Enter}');
    await user.click(await skywars.findByRole('button', { name: 'Remove player1' }));
    await user.click(screen.getByRole('button', { name: leaderboardDesk.removal.ask.confirm }));
    expect(await skywars.findByText('4,999')).toBeVisible();
  });

  it('says why it did not work', async () => {
    serve(() => refuse('not_found', { message: leaderboardRefusals.unknownPlayer }));
    const { user } = await find();
    await user.click(screen.getByRole('button', { name: leaderboardDesk.removal.ask.confirm }));
    expect(await screen.findByRole('alert')).toHaveTextContent(leaderboardRefusals.unknownPlayer);
  });
});

it('says when a leaderboard could not be loaded, and retries', async () => {
  serve(() => refuse('internal'));
  const { responses } = serveLeaderboard(network, { skywars: 'down', parkour: 'down' });
  const { user } = await renderSignedIn(<LeaderboardDesk />, alex);
  const skywars = within(screen.getByRole('region', { name: modes.skywars.title }));
  const retry = await skywars.findByRole('button', { name: 'Retry' });
  responses.skywars = leaderboardResponse(rankedPlayers(1));
  await user.click(retry);
  expect(await skywars.findByText('5,000')).toBeVisible();
});
