import { askService, encoded, readClaimed, readVoted } from './ask-service';
import type { MakeCheck } from './vote-check';

/** minecraftservers.biz answers `{voted, claimed}`; its addresses end in a slash, and claims are POSTs. */
export const minecraftserversBiz: MakeCheck = ({ url, key, userAgent }) => {
  const send = (what: string, player: string, method: 'GET' | 'POST') =>
    askService({
      url: `${url ?? 'https://minecraftservers.biz'}/api/votes/${encoded(what, key, player)}/`,
      userAgent,
      method,
    });
  return {
    ask: async (player) => readVoted(await send('check', player, 'GET')),
    claim: async (player) => readClaimed(await send('claim', player, 'POST')),
  };
};
