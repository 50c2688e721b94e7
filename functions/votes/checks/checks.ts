import { VOTE_SITE_IDS, type VoteSiteId } from '@/content/vote-rewards';
import type { VoteSettings } from '../../core/env/vote-settings';
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
export function checksOf(settings: VoteSettings, userAgent: string): ReadonlyMap<VoteSiteId, VoteCheck> {
  return new Map(
    VOTE_SITE_IDS.flatMap((site): [VoteSiteId, VoteCheck][] => {
      const setting = settings[site];
      if (!setting || setting.key === null || !isAsked(setting.check)) return [];
      const { url, key } = setting;
      return [[site, CHECKS[setting.check]({ url, key, userAgent })]];
    }),
  );
}
