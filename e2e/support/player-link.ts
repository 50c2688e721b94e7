import { expect, type APIRequestContext } from '@playwright/test';
import type { CompanionSyncResponse } from '@/contract/companion-sync';
import type { PlayerLinkResponse } from '@/contract/votes';
import type { GameConsole } from '../../test/support/fakes/game-console';
import { onlineAs, syncOf } from '../../test/support/fixtures/companion-calls';
import type { Credentials } from '../pages/account-pages';
import { forgetCompanions } from './companion';
import { bearer } from './session';
import { GAME_KEY, type Site } from './site';

/** Returns the code that a player has read in the chat; undefined before that. */
export const codeInChat = ({ commands }: GameConsole, player: string): string | undefined => {
  const begin = `tellraw ${player} `;
  const shown = commands.findLast((command) => command.startsWith(begin));
  if (shown === undefined) return undefined;
  const parts = JSON.parse(shown.slice(begin.length)) as { text: string; bold?: boolean }[];
  return parts.find(({ bold }) => bold)?.text;
};

/** Links an account to a player who has read the code, without the pages. */
export const linkPlayer = async (
  request: APIRequestContext,
  site: Site,
  { account, player }: { account: Credentials; player: string },
): Promise<void> => {
  await forgetCompanions(site);
  const headers = await bearer(request, account);
  const started = await request.post('/api/auth/player', { headers, data: { username: player } });
  const { id } = (await started.json()) as PlayerLinkResponse;
  const told = await request.post('/api/companion/sync', {
    headers: { Authorization: `Bearer ${GAME_KEY}` },
    data: syncOf({ players: [onlineAs(player)] }),
  });
  const { challenges } = (await told.json()) as CompanionSyncResponse;
  const code = challenges.find((challenge) => challenge.id === id)?.code;
  const confirmed = await request.post('/api/auth/player/confirm', { headers, data: { id, code } });
  expect(confirmed.status()).toBe(200);
};
