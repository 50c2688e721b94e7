import { http } from 'msw';
import type { SetupServer } from 'msw/node';
import { VOTE_PATHS } from '@/contract/vote-paths';
import type { VoteCheckResponse, VotersResponse, VotesResponse } from '@/contract/votes';
import { votersResponse, votesResponse } from '../fixtures/votes-responses';
import { apiUrl } from './render-account';

/** Answers whether votes get here from the game. */
export const serveNoBridge = (network: SetupServer): void => {
  network.use(http.get(apiUrl(VOTE_PATHS.bridge), () => Response.json({ isConnected: false })));
};

export interface VoteService {
  /** The next answers; functions are asked each time. */
  votes: VotesResponse | (() => Response);
  check: VoteCheckResponse | (() => Response);
  ticket: () => Response | Promise<Response>;
  claim: () => Response;
  voters: VotersResponse | (() => Response);
  /** What was asked for: the path below `/api`, decoded, and the body of what was sent. */
  calls: { path: string; body?: unknown }[];
  /** The bodies that were sent to paths that end so. */
  sent: (end: string) => unknown[];
}

/** A server that votes get to from the game, with nobody's votes. */
export const serveBridge = (network: SetupServer, first: Partial<VoteService> = {}): VoteService => {
  const calls: VoteService['calls'] = [];
  const service: VoteService = {
    votes: votesResponse(),
    check: { state: 'pending', nextAt: null },
    ticket: () => Response.json({ url: 'https://listing.example/vote?ticket=1' }),
    claim: () => Response.json({ milestones: [] }),
    voters: votersResponse(),
    ...first,
    calls,
    sent: (end) => calls.filter(({ path }) => path.endsWith(end)).map(({ body }) => body),
  };
  const note = async (request: Request) => {
    const path = decodeURIComponent(new URL(request.url).pathname).replace(/^\/api/, '');
    calls.push(request.method === 'GET' ? { path } : { path, body: await request.json() });
  };
  const answer = (given: object | (() => Response)) =>
    typeof given === 'function' ? given() : Response.json(given);
  network.use(
    http.get(apiUrl(VOTE_PATHS.bridge), () => Response.json({ isConnected: true })),
    http.get(apiUrl(VOTE_PATHS.votes), async ({ request }) => {
      await note(request);
      return answer(service.votes);
    }),
    http.get(apiUrl(VOTE_PATHS.voters), () => answer(service.voters)),
    http.post(apiUrl(VOTE_PATHS.voteCheck), async ({ request }) => {
      await note(request);
      return answer(service.check);
    }),
    http.post(apiUrl(VOTE_PATHS.voteTicket), async ({ request }) => {
      await note(request);
      return service.ticket();
    }),
    http.post(apiUrl(VOTE_PATHS.voteClaim), async ({ request }) => {
      await note(request);
      return service.claim();
    }),
  );
  return service;
};
