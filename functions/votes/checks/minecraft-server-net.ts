import { askService, readDigit } from './ask-service';
import type { MakeCheck } from './vote-check';

/**
 * minecraft-server.net takes forms, and answers `0` not voted, `1` voted and `2` voted and claimed, per UTC day. It answers a
 * claim with `2` when it was accepted, and `1` when it had been before.
 */
export const minecraftServerNet: MakeCheck = ({ url, key, userAgent }) => {
  const send = (action: string, player: string) =>
    askService({
      url: `${url ?? 'https://minecraft-server.net'}/api/`,
      userAgent,
      method: 'POST',
      form: { action, key, player },
    });
  return {
    ask: async (player) => readDigit(await send('checkVote', player)),
    async claim(player) {
      const answer = (await send('setClaimed', player))?.trim();
      return answer === '1' || answer === '2' ? 'used' : 'unknown';
    },
  };
};
