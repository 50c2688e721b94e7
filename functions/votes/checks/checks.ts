// Decision record: docs/decisions/0018-vote-checks.md
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

/** Returns whether this site asks the check; other checks are calls by the listing site. */
export const isAsked = (name: string): name is AskedCheckName => Object.hasOwn(CHECKS, name);

/** Returns the check of each site that has one and a key for it. */
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

/** Wraps a check so that it stores undocumented answers as failures of its service. */
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
