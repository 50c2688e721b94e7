import { voting } from '#network/private/voting';
import type { VoteSettings } from '../../core/env/vote-settings';
import { noteFailure } from '../../core/failures/note-failure';
import { craftservers } from './craftservers';
import { minecraftMp } from './minecraft-mp';
import { minecraftServerNet } from './minecraft-server-net';
import { minecraftlistOrg } from './minecraftlist-org';
import { minecraftserversBiz } from './minecraftservers-biz';
import type { AskedCheckName, MakeCheck, VoteCheck } from './vote-check';

const CHECKS: Readonly<Record<AskedCheckName, MakeCheck>> = {
  'minecraft-mp': minecraftMp,
  'minecraft-server-net': minecraftServerNet,
  'minecraftlist-org': minecraftlistOrg,
  'minecraftservers-biz': minecraftserversBiz,
  craftservers,
};

/** Whether a check is a question, and not a call of the listing site. */
export const isAsked = (name: string): name is AskedCheckName => Object.hasOwn(CHECKS, name);

/** The check of each site that has one and a key for it. */
export function checksOf(settings: VoteSettings, userAgent: string): ReadonlyMap<string, VoteCheck> {
  return new Map(
    voting.sites.flatMap(({ id: site }): [string, VoteCheck][] => {
      const setting = settings[site];
      if (!setting || setting.key === null || !isAsked(setting.check)) return [];
      const { url, key } = setting;
      return [[site, notedCheck(site, CHECKS[setting.check]({ url, key, userAgent }))]];
    }),
  );
}

/** The same check, which notes when its service does not say what it documents. */
function notedCheck(site: string, check: VoteCheck): VoteCheck {
  const listen = <Answer extends string>(answer: Answer): Answer => {
    if (answer === 'unknown') noteFailure(`vote-${site}`, 'no_usable_answer');
    return answer;
  };
  return {
    ask: async (player) => listen(await check.ask(player)),
    claim: async (player) => listen(await check.claim(player)),
  };
}
