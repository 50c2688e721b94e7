import { askService, encoded, readClaimed, readVoted } from './ask-service';
import type { MakeCheck } from './vote-check';

/** minecraftlist.org answers `{voted, claimed}`, for 24 hours. */
export const minecraftlistOrg: MakeCheck = ({ url, key, userAgent }) => {
  const send = (what: string, player: string) =>
    askService({
      url: `${url ?? 'https://minecraftlist.org'}/api/v1/${encoded(what, key, player)}`,
      userAgent,
    });
  return {
    ask: async (player) => readVoted(await send('check', player)),
    claim: async (player) => readClaimed(await send('claim', player)),
  };
};
