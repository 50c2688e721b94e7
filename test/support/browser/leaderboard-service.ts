import { http } from 'msw';
import type { SetupServer } from 'msw/node';
import { LEADERBOARD_MODES, type LeaderboardResponse, type LeaderboardMode } from '@/contract/leaderboard';
import { API_BASE, API_PATHS } from '@/contract/paths';
import { leaderboardResponse } from '../fixtures/leaderboard-responses';

type Responses = Record<LeaderboardMode, LeaderboardResponse | 'down'>;

const isMode = (value: string | null): value is LeaderboardMode =>
  LEADERBOARD_MODES.some((mode) => mode === value);

/** A leaderboard service whose next responses a test sets, and which notes the modes that it was asked for. */
export const serveLeaderboard = (network: SetupServer, first: Partial<Responses> = {}) => {
  const responses: Responses = {
    pvp: leaderboardResponse([]),
    lifesteal: leaderboardResponse([], { mode: 'lifesteal' }),
    ...first,
  };
  const asked: LeaderboardMode[] = [];
  network.use(
    http.get(`${API_BASE}${API_PATHS.leaderboard}`, ({ request }) => {
      const mode = new URL(request.url).searchParams.get('mode');
      if (!isMode(mode)) return new Response(null, { status: 422 });
      asked.push(mode);
      const response = responses[mode];
      return response === 'down' ? new Response(null, { status: 503 }) : Response.json(response);
    }),
  );
  return { responses, asked };
};
