import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { admin } from '#messages/admin';
import { voteDesk } from '#messages/vote-desk';
import {
  type CompanionsResponse,
  type LedgerResponse,
  type RewardsResponse,
  VOTE_DESK_PATHS,
} from '@/contract/vote-desk';
import { VOTE_PATHS, type VotesResponse } from '@/contract/votes';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import { alex, apiUrl, refuse, renderSignedIn, TOKEN } from '../../../../test/support/browser/render-account';
import {
  servers,
  ENTRANCE_SERVER,
  OTHER_SERVER,
  OTHER_SERVERS,
} from '../../../../test/support/fixtures/tracked-servers';
import {
  companion,
  deskReward,
  ledgerVote,
  noListingSites,
  votesOf,
} from '../../../../test/support/fixtures/vote-desk-responses';
import VoteDesk from './vote-desk';

const network = startApiServer();
serveCsrf(network);
beforeEach(() => localStorage.clear());

interface Served {
  companions?: Partial<CompanionsResponse>;
  /** Keyed by state, plus a colon and the cursor. */
  rewards?: Record<string, RewardsResponse>;
  /** Keyed by search, plus a colon and the cursor. */
  ledger?: Record<string, LedgerResponse>;
  votes?: VotesResponse;
}

const askedOf = (request: Request, name: string): string => {
  const { searchParams } = new URL(request.url);
  const cursor = searchParams.get('cursor');
  return `${searchParams.get(name) ?? ''}${cursor === null ? '' : `:${cursor}`}`;
};

/** Serves the desk's calls, and records decisions and test votes. */
const serve = (served: Served) => {
  const sent: { path: string; body: unknown; bearer: string | null }[] = [];
  const note = async (request: Request) =>
    sent.push({
      path: decodeURIComponent(new URL(request.url).pathname),
      body: await request.json(),
      bearer: request.headers.get('Authorization'),
    });
  network.use(
    http.get(apiUrl(VOTE_DESK_PATHS.companions), () =>
      Response.json({ companions: [], ...served.companions }),
    ),
    http.get(apiUrl(VOTE_DESK_PATHS.services), () => Response.json(noListingSites)),
    http.get(apiUrl(VOTE_DESK_PATHS.rewards), ({ request }) =>
      Response.json(served.rewards?.[askedOf(request, 'state')] ?? { rewards: [], nextCursor: null }),
    ),
    http.get(apiUrl(VOTE_DESK_PATHS.ledger), ({ request }) =>
      Response.json(served.ledger?.[askedOf(request, 'q')] ?? { votes: [], nextCursor: null }),
    ),
    http.get(apiUrl(VOTE_PATHS.votes), () => Response.json(served.votes ?? votesOf([]))),
    http.post(apiUrl(VOTE_DESK_PATHS.reward), async ({ request }) => {
      await note(request);
      return Response.json({ reward: deskReward({ state: 'waiting' }) });
    }),
    http.post(apiUrl(VOTE_DESK_PATHS.testVote), async ({ request }) => {
      await note(request);
      return Response.json({ id: 'test', rewards: ['steve.test.1', 'steve.test.2'] }, { status: 201 });
    }),
  );
  return sent;
};

const section = (name: string) => within(screen.getByRole('region', { name }));

describe('the companions', () => {
  it('say of each server what is reached there, and since when one is silent', async () => {
    const players = [{ uuid: '6f1c2f60000040008000000000000001', name: 'Steve' }];
    serve({
      companions: {
        companions: [
          companion({ players, vitals: { tps: 19.96, mspt: 3.42 } }),
          companion({ server: ENTRANCE_SERVER, alive: false, players: null }),
        ],
      },
    });
    await renderSignedIn(<VoteDesk />, alex);
    const other = await screen.findByRole('listitem', { name: servers[OTHER_SERVER].title });
    expect(other).toHaveTextContent(voteDesk.companions.alive);
    expect(other).toHaveTextContent('Steve');
    expect(other).toHaveTextContent('20.0 TPS, 3.4 ms per tick');
    const entrance = screen.getByRole('listitem', { name: servers[ENTRANCE_SERVER].title });
    expect(entrance).toHaveTextContent(/Disconnected since May 25, 2025/);
    expect(entrance).toHaveTextContent(voteDesk.companions.consoleSilent);
    for (const id of OTHER_SERVERS.filter((server) => server !== OTHER_SERVER))
      expect(screen.getByRole('listitem', { name: servers[id].title })).toHaveTextContent(
        voteDesk.companions.neverNote,
      );
  });

  it('are explained where there is none, with the command and the file', async () => {
    serve({});
    await renderSignedIn(<VoteDesk />, alex);
    expect(await screen.findByText(voteDesk.companions.emptyTitle)).toBeVisible();
    expect(screen.getByText(/^node companion\.mjs --site/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'companion.mjs' })).toHaveAttribute('href', '/companion.mjs');
  });

  it('that could not be loaded are asked for again', async () => {
    serve({});
    network.use(http.get(apiUrl(VOTE_DESK_PATHS.companions), () => refuse('unavailable'), { once: true }));
    const { user } = await renderSignedIn(<VoteDesk />, alex);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(voteDesk.companions.emptyTitle)).toBeVisible();
  });
});

describe('rewards', () => {
  const uncertain = deskReward({ detail: 'the connection ended during “give”' });

  it('that are uncertain show what the companion says of them', async () => {
    serve({ rewards: { uncertain: { rewards: [uncertain], nextCursor: null } } });
    await renderSignedIn(<VoteDesk />, alex);
    const item = within(await screen.findByRole('list', { name: 'Rewards: Uncertain' })).getByRole(
      'listitem',
    );
    expect(item).toHaveTextContent('2 × vote-key for Steve');
    expect(item).toHaveTextContent('the connection ended during “give”');
    expect(item).toHaveTextContent(servers[OTHER_SERVER].title);
  });

  it.each([
    [
      voteDesk.rewards.decisions.retry.button,
      'retry',
      voteDesk.rewards.decisions.retry.confirm,
      /the player gets it twice/,
    ],
    [
      voteDesk.rewards.decisions.done.button,
      'done',
      voteDesk.rewards.decisions.done.confirm,
      /never handed out again/,
    ],
  ])('are decided by %s after a question that says what it does', async (button, action, confirm, says) => {
    const rewards = { uncertain: { rewards: [uncertain], nextCursor: null } };
    const sent = serve({ rewards });
    const { user } = await renderSignedIn(<VoteDesk />, alex);
    await user.click(await screen.findByRole('button', { name: `${button}: 2 × vote-key for Steve` }));
    expect(screen.getByRole('dialog')).toHaveTextContent(says);
    expect(sent).toEqual([]);
    rewards.uncertain = { rewards: [], nextCursor: null };
    await user.click(screen.getByRole('button', { name: confirm }));
    await waitFor(() => expect(screen.queryByText('2 × vote-key for Steve')).not.toBeInTheDocument());
    expect(sent).toEqual([
      { path: `/api/admin/rewards/${uncertain.id}`, body: { action }, bearer: `Bearer ${TOKEN}` },
    ]);
    expect(screen.getByRole('heading', { name: 'Rewards' })).toHaveFocus();
  });

  it('that somebody else has decided stay as they are, and the dialog says so', async () => {
    serve({ rewards: { uncertain: { rewards: [uncertain], nextCursor: null } } });
    const message = 'There is nothing to decide.';
    network.use(http.post(apiUrl(VOTE_DESK_PATHS.reward), () => refuse('conflict', { message })));
    const { user } = await renderSignedIn(<VoteDesk />, alex);
    await user.click(
      await screen.findByRole('button', {
        name: new RegExp(`^${voteDesk.rewards.decisions.done.button}:`),
      }),
    );
    await user.click(screen.getByRole('button', { name: voteDesk.rewards.decisions.done.confirm }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('of another state are a tab away, and those that wait are not to be decided', async () => {
    const waiting = deskReward({ state: 'waiting', server: null });
    serve({ rewards: { waiting: { rewards: [waiting], nextCursor: null } } });
    const { user } = await renderSignedIn(<VoteDesk />, alex);
    await user.click(screen.getByRole('tab', { name: 'Waiting' }));
    const list = within(await screen.findByRole('list', { name: 'Rewards: Waiting' }));
    expect(list.getByText(new RegExp(voteDesk.rewards.anyServer))).toBeVisible();
    expect(list.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the ledger', () => {
  it('asks on over short pages until there is something to show', async () => {
    serve({
      ledger: {
        '': { votes: [], nextCursor: 'a' },
        ':a': { votes: [], nextCursor: 'b' },
        ':b': { votes: [ledgerVote()], nextCursor: null },
      },
    });
    await renderSignedIn(<VoteDesk />, alex);
    const vote = within(await screen.findByRole('list', { name: 'Votes' })).getByText('Steve');
    expect(vote).toBeVisible();
    expect(screen.queryByText(voteDesk.ledger.empty)).not.toBeInTheDocument();
  });

  it('comes to rest, and goes on when asked to, where no page ends', async () => {
    let calls = 0;
    serve({});
    network.use(
      http.get(apiUrl(VOTE_DESK_PATHS.ledger), () => {
        calls += 1;
        return Response.json({ votes: [], nextCursor: String(calls) });
      }),
    );
    const { user } = await renderSignedIn(<VoteDesk />, alex);
    await user.click(await screen.findByRole('button', { name: admin.moreLabel }));
    await waitFor(() => expect(calls).toBe(20));
  });

  it('tells by which way each vote came, and which can be forged', async () => {
    serve({ ledger: { '': { votes: [ledgerVote()], nextCursor: null } } });
    await renderSignedIn(<VoteDesk />, alex);
    expect(await screen.findByText(new RegExp(voteDesk.ledger.forgeable))).toHaveTextContent(
      /^Votifier, PlanetMinecraft\.com, via Sky Wars Server, protocol 1, .*, May 25, 2025/,
    );
  });

  it('is searched by the name of a player', async () => {
    serve({
      ledger: {
        '': { votes: [ledgerVote()], nextCursor: null },
        alex: { votes: [ledgerVote({ id: '2', player: 'Alex' })], nextCursor: null },
      },
    });
    const { user } = await renderSignedIn(<VoteDesk />, alex);
    await user.type(screen.getByRole('searchbox', { name: voteDesk.ledger.search }), 'alex');
    expect(await section('Ledger').findByText('Alex')).toBeVisible();
    expect(section('Ledger').queryByText('Steve')).not.toBeInTheDocument();
  });
});

describe('a test vote', () => {
  const waiting = { reward: 'coins', count: 1, state: 'waiting', at: '2025-05-25T12:00:00.000Z' } as const;
  const both = (state: 'waiting' | 'delivered' | 'uncertain') =>
    votesOf(['steve.test.1', 'steve.test.2'].map((id) => ({ ...waiting, id, state })));
  const send = async (served: Served) => {
    const sent = serve(served);
    const { user } = await renderSignedIn(<VoteDesk />, alex);
    await user.type(screen.getByLabelText('Player name'), 'Steve{Enter}');
    return { sent, steps: within(await screen.findByRole('list', { name: voteDesk.test.steps })) };
  };

  it('is sent for a player and a site, and waits for the player', async () => {
    const { sent, steps } = await send({ votes: both('waiting') });
    expect(sent.map(({ body }) => body)).toEqual([{ username: 'Steve', site: 'first' }]);
    expect(screen.getByLabelText('Player name')).toHaveValue('Steve');
    expect(await screen.findByText('Steve must be on a server whose companion is connected.')).toBeVisible();
    expect(steps.getAllByText(voteDesk.test.states.done)).toHaveLength(3);
    expect(steps.getByText(voteDesk.test.states.now).parentElement).toHaveTextContent(
      voteDesk.test.step.handed,
    );
  });

  it('has arrived once every reward is delivered', async () => {
    const { steps } = await send({ votes: both('delivered') });
    expect(await screen.findByText(voteDesk.test.finished)).toBeVisible();
    expect(steps.getAllByText(voteDesk.test.states.done)).toHaveLength(5);
  });

  it('that ends uncertain leads to where that is decided', async () => {
    const { steps } = await send({ votes: both('uncertain') });
    expect(await screen.findByText(voteDesk.test.decide)).toBeVisible();
    expect(steps.getByText(voteDesk.test.states.trouble).parentElement).toHaveTextContent('Delivered');
  });

  it('is not sent for what is no name', async () => {
    const sent = serve({});
    const { user } = await renderSignedIn(<VoteDesk />, alex);
    await user.type(screen.getByLabelText('Player name'), 'no name{Enter}');
    expect(await screen.findByText('Enter a valid Minecraft name')).toBeVisible();
    expect(sent).toEqual([]);
  });
});
