import { http } from 'msw';
import type { SetupServer } from 'msw/node';
import { modes } from '#network/modes';
import type { LeaderboardResponse, LeaderboardMode } from '@/contract/leaderboard';
import { API_BASE, API_PATHS } from '@/contract/paths';
import { leaderboardResponse } from '../fixtures/leaderboard-responses';

type Responses = Record<LeaderboardMode, LeaderboardResponse | 'down'>;

/** A leaderboard service that records the requested modes; a test sets its next responses. */
export const serveLeaderboard = (network: SetupServer, first: Responses = {}) => {
  const responses: Responses = {
    ...Object.fromEntries(modes.map(({ id }) => [id, leaderboardResponse([], { mode: id })])),
    ...first,
  };
  const asked: LeaderboardMode[] = [];
  network.use(
    http.get(`${API_BASE}${API_PATHS.leaderboard}`, ({ request }) => {
      const mode = new URL(request.url).searchParams.get('mode');
      const response = responses[mode ?? ''];
      if (mode === null || !response) return new Response(null, { status: 422 });
      asked.push(mode);
      return response === 'down' ? new Response(null, { status: 503 }) : Response.json(response);
    }),
  );
  return { responses, asked };
};
