import { askService, readClaimed, readVoted } from './ask-service';
import type { MakeCheck } from './vote-check';

/** www.craftservers.net answers `{voted, claimed}`, per UTC day, and at most 30 times a minute. */
export const craftservers: MakeCheck = ({ url, key, userAgent }) => {
  const send = (what: 'check' | 'claim', player: string) => {
    const query = new URLSearchParams({ key, [what]: player });
    return askService({
      url: `${url ?? 'https://www.craftservers.net'}/api/vrc?${query.toString()}`,
      userAgent,
    });
  };
  return {
    ask: async (player) => readVoted(await send('check', player)),
    claim: async (player) => readClaimed(await send('claim', player)),
  };
};
