import { boards } from '#network/private/boards';
import { servers } from '#network/servers';
import { COMPANION_PATHS, type CompanionSyncResponse } from '@/contract/companion-sync';
import type { ServerId } from '@/contract/network/servers';
import { API_BASE, API_PATHS } from '@/contract/paths';
import { VOTE_PATHS } from '@/contract/votes';
import { createSimulated, LOOK_S } from '../bridge/companion';
import { type AtVotePage, BUSY, type Move } from '../bridge/timetable';
import { playerOf } from '../players';
import type { World } from './world';

const HOUR_S = 3_600;

/** Simulates the game servers with companions, and their players. */
export function gather(
  { site, gameServerKey }: World,
  clock: { now(): number },
  withCompanions: readonly ServerId[],
  everyMs: number | null,
) {
  const headers = { Authorization: `Bearer ${gameServerKey}` };
  const companions = withCompanions.map((server) => createSimulated(server, clock, everyMs));
  const beside = (server: string) => companions.find((companion) => companion.server === server);
  return {
    move: ({ kind, name, server }: Move) => beside(server)?.move(kind, name),

    /** Opens the vote page for a player, or returns to it after a vote. */
    async atVotePage(happening: AtVotePage): Promise<void> {
      const { name } = happening;
      if (happening.kind === 'vote') beside(servers[0].id)?.vote(name, happening.site);
      await site.call('voters', { what: `GET ${API_BASE}${VOTE_PATHS.votes.replace(':player', name)}` });
    },

    /** Makes the companions' calls for a second of the day. */
    async tick(second: number): Promise<void> {
      for (const companion of companions) {
        if (second % LOOK_S === 0) companion.look();
        if (clock.now() < companion.pace.dueAt) continue;
        const { kind, sync } = companion.compose();
        const what = `POST ${API_BASE}${COMPANION_PATHS.companionSync}`;
        companion.take((await site.call(kind, { what, body: sync, headers })) as CompanionSyncResponse);
      }
      if (second < BUSY.from || second >= BUSY.to || second % HOUR_S !== 0) return;
      for (const { id: mode, server } of boards.modes) {
        const playing = beside(server)?.players ?? [];
        if (playing.length === 0) continue;
        const what = `POST ${API_BASE}${API_PATHS.leaderboardMode.replace(':mode', mode)}`;
        const players = playing.map((_, n) => playerOf(mode, n, second));
        await site.call('statistics', { what, body: { players }, headers });
      }
    },
  };
}
