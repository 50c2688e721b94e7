import { askService, readDigit } from './ask-service';
import type { MakeCheck } from './vote-check';

/** minecraft-mp.com answers `0` not voted, `1` voted and `2` voted and claimed, for 24 hours; `1` to an accepted claim. */
export const minecraftMp: MakeCheck = ({ url, key, userAgent }) => {
  const address = (action: Record<string, string>, username: string) => {
    const query = new URLSearchParams({ ...action, object: 'votes', element: 'claim', key, username });
    return `${url ?? 'https://minecraft-mp.com'}/api/?${query.toString()}`;
  };
  return {
    ask: async (player) => readDigit(await askService({ url: address({}, player), userAgent })),
    async claim(player) {
      const text = await askService({ url: address({ action: 'post' }, player), userAgent, method: 'POST' });
      return text?.trim() === '1' ? 'used' : 'unknown';
    },
  };
};
