import { http } from 'msw';
import type { SetupServer } from 'msw/node';
import { API_BASE } from '@/contract/paths';
import {
  VOTE_PATHS,
  type VoteCheckResponse,
  type VotersResponse,
  type VotesResponse,
} from '@/contract/votes';
import { votersResponse, votesResponse } from '../fixtures/votes-responses';

/** Answers that votes do not arrive from the game. */
export const serveNoBridge = (network: SetupServer): void => {
  network.use(http.get(`${API_BASE}${VOTE_PATHS.bridge}`, () => Response.json({ isConnected: false })));
};

export interface VoteService {
  /** Next responses; functions are called each time. */
  votes: VotesResponse | (() => Response);
  check: VoteCheckResponse | (() => Response);
  ticket: () => Response | Promise<Response>;
  claim: () => Response;
  voters: VotersResponse | (() => Response);
  /** Calls received: the decoded path below `/api`, and the request body. */
  calls: { path: string; body?: unknown }[];
  /** Returns the bodies sent to paths with this ending. */
  sent: (end: string) => unknown[];
}

/** A server that receives votes from the game, with no votes yet. */
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
    http.get(`${API_BASE}${VOTE_PATHS.bridge}`, () => Response.json({ isConnected: true })),
    http.get(`${API_BASE}${VOTE_PATHS.votes}`, async ({ request }) => {
      await note(request);
      return answer(service.votes);
    }),
    http.get(`${API_BASE}${VOTE_PATHS.voters}`, () => answer(service.voters)),
    http.post(`${API_BASE}${VOTE_PATHS.voteCheck}`, async ({ request }) => {
      await note(request);
      return answer(service.check);
    }),
    http.post(`${API_BASE}${VOTE_PATHS.voteTicket}`, async ({ request }) => {
      await note(request);
      return service.ticket();
    }),
    http.post(`${API_BASE}${VOTE_PATHS.voteClaim}`, async ({ request }) => {
      await note(request);
      return service.claim();
    }),
  );
  return service;
};
