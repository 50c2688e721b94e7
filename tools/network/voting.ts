import type { RewardTexts, StreakMilestone, VoteSite } from '@/contract/network/voting';
import { byId } from '@/lib/by-id';
import { numbersIn } from './locale';
import type { Network } from './subjects';

/** Returns the parts for browsers, split as pages show them. */
export const votingOf = ({
  identity,
  voting,
  servers: { servers },
}: Pick<Network, 'identity' | 'voting' | 'servers'>) => {
  const { title, subtitle, sitesText, sites, rewards, milestones, monthly, spared, uses } = voting;
  const [format, rules] = [numbersIn(identity.locale), new Intl.PluralRules(identity.locale)];
  const counted = ({ one, other }: { one: string; other: string }, count: number) =>
    (rules.select(count) === 'one' ? one : other).replace('{count}', format(count));
  const knownReward = (id: string) => {
    const reward = byId(rewards, id);
    if (!reward) throw new Error(`No reward has the id ${id}.`);
    return reward;
  };
  return {
    page: { title, subtitle, sitesText },
    sites: sites.map(({ id, name, url, emblem, hue, again, rewards: given }): VoteSite => ({
      ...{ id, name, url, emblem, hue, again },
      rewards: given.map(({ reward, count }) => {
        const known = knownReward(reward);
        return { emblem: known.emblem, text: known.brief ?? counted(known.words, count) };
      }),
    })),
    names: sites.map(({ id, name }) => ({ id, name })),
    milestones: milestones.map(({ days, emblem, rewards: given }): StreakMilestone => ({
      days,
      emblem: emblem ?? knownReward(given[0]?.reward ?? '').emblem,
      rewards: given.map(({ reward, count }) => counted(knownReward(reward).words, count)),
    })),
    rewards: rewards.map(({ id, emblem, words, server }): RewardTexts => ({
      ...{ id, emblem, words },
      place: servers.find((one) => one.id === server)?.group ?? null,
    })),
    monthly,
    spared,
    uses,
  };
};
