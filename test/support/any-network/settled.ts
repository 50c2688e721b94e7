import type { ApplicationsInput } from '@/contract/network/applications';
import type { EventsInput } from '@/contract/network/events';
import type { HomeInput } from '@/contract/network/home';
import type { IdentityInput } from '@/contract/network/identity';
import type { LeaderboardsInput } from '@/contract/network/leaderboards';
import type { ModsInput } from '@/contract/network/mods';
import type { ServersInput } from '@/contract/network/servers';
import type { StoreInput } from '@/contract/network/store';
import type { TeamInput } from '@/contract/network/team';
import type { VersionsInput } from '@/contract/network/versions';
import type { VotingInput } from '@/contract/network/voting';
import { takesPlace } from '@/lib/recurrence';
import type { Subject } from '../../../tools/network/subjects';
import type { Luck } from './luck';

/** Generated subjects, before the rules between their parts are applied. */
type Written = Partial<Record<Subject, unknown>>;

const idsOf = (entries: readonly { id: string }[] = []): string[] => entries.map(({ id }) => id);

const servers = (written: ServersInput): ServersInput => ({
  ...written,
  servers: written.servers.map((server, index) => {
    const isSilent = server.status === 'companion';
    const edition = isSilent ? 'java' : server.edition;
    return {
      ...server,
      edition,
      address: isSilent ? undefined : (server.address ?? `s${String(index)}.example`),
    };
  }),
});

const home = (written: HomeInput): HomeInput => ({
  ...written,
  sections: written.sections?.filter(
    ({ kind }, index, sections) => sections.findIndex((one) => one.kind === kind) === index,
  ),
});

const identity = (written: IdentityInput, luck: Luck): IdentityInput => ({
  ...written,
  formerly: Object.fromEntries(
    Object.keys(written.formerly ?? {}).map((from) => [
      from,
      luck.one(['/', '/#top', '/terms?x=1', 'https://older.example/a#b']),
    ]),
  ),
});

type Mode = LeaderboardsInput['modes'][number];
const metricsOf = (metrics: Mode['metrics']): Mode['metrics'] =>
  metrics.map((metric, index) => {
    const [first] = metrics;
    const isFirst = index === 0;
    const isRatio = metric.unit === 'ratio' && !isFirst;
    // A mode has one level at most, and its first metric is counted, so that all ratios have a divisor.
    const unit = isRatio
      ? 'ratio'
      : isFirst
        ? 'count'
        : metric.unit === 'level' && index > 1
          ? 'hours'
          : metric.unit;
    const common = {
      ...metric,
      unit: unit === 'ratio' && !isRatio ? 'count' : unit,
      shown: isFirst || metric.shown,
    };
    if (isRatio) {
      const id = first?.id ?? '';
      return { ...common, steps: undefined, sample: undefined, source: { ratio: [id, id] } };
    }
    const isNamed = common.unit === 'rank';
    const steps = isNamed ? (metric.steps ?? ['a', 'b']) : undefined;
    const most = steps ? steps.length - 1 : 100_000_000_000;
    const [least = 0, highest = 0] = (metric.sample ?? [0, 1])
      .map((each) => Math.min(each, most))
      .toSorted((a, b) => a - b);
    const isPushed =
      isNamed ||
      common.unit === 'level' ||
      typeof metric.source !== 'object' ||
      !('statistics' in metric.source);
    return {
      ...common,
      steps,
      sample: [least, highest],
      source: isPushed ? 'push' : metric.source,
    };
  });

const leaderboards = (written: LeaderboardsInput, luck: Luck, all: Written): LeaderboardsInput => ({
  ...written,
  modes: written.modes.map((mode) => ({
    ...mode,
    server: luck.one(idsOf((all.servers as ServersInput).servers)),
    metrics: metricsOf(mode.metrics),
    titles: mode.titles?.map(({ title, emblem, hue }, index, { length }) => ({
      ...{ title, emblem, hue, fromLevel: (length - 1 - index) * 10 },
      ...(index < length - 1 && { toPlace: index + 1 }),
    })),
  })),
});

const voting = (written: VotingInput, luck: Luck, all: Written): VotingInput => {
  const rewards = written.rewards.map((reward) => ({
    ...reward,
    server: luck.chance(50) ? luck.one(idsOf((all.servers as ServersInput).servers)) : undefined,
  }));
  const known = <Gift extends { reward: string }>(gifts: readonly Gift[]): Gift[] =>
    gifts.slice(0, rewards.length).map((gift, index) => ({ ...gift, reward: rewards[index]?.id ?? '' }));
  return {
    ...written,
    rewards,
    sites: written.sites.map((site) => ({ ...site, rewards: known(site.rewards) })),
    milestones: written.milestones.map((milestone, index) => ({
      ...milestone,
      days: index === 11 ? 10_000 : index * 800 + luck.one([1, 7, 800]),
      rewards: known(milestone.rewards),
    })),
    monthly: written.monthly?.map(known),
  };
};

const PRICES = [0, 0.5, 4.99, 24.99, 199.99, 1_000, 9_999_999];
const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 0;
const store = (written: StoreInput, luck: Luck): StoreInput => ({
  ...written,
  sections: written.sections.map((section) => ({
    ...section,
    items: section.items.slice(0, 12).map((item) => ({
      ...item,
      price: Number(luck.one([...PRICES, 1.234]).toFixed(decimalsOf(written.currency.toUpperCase()))),
    })),
  })),
});

const mods = (written: ModsInput, luck: Luck): ModsInput => ({
  ...written,
  mods: written.mods.map((mod) => ({
    ...mod,
    group: luck.one(idsOf(written.groups)),
    servers: written.servers && mod.servers ? [luck.one(idsOf(written.servers))] : undefined,
  })),
});

const team = (written: TeamInput, luck: Luck): TeamInput => ({
  ...written,
  members: written.members.map((member) => ({
    ...member,
    section:
      written.sections && written.sections.length > 0 && member.section !== undefined
        ? luck.one(idsOf(written.sections))
        : undefined,
  })),
});

const versions = (written: VersionsInput): VersionsInput => {
  const first = written.versions.findIndex(({ status }) => status === 'recommended');
  const all = written.versions.map((version, index) => {
    const status = version.status === 'recommended' && index !== first ? 'legacy' : version.status;
    return {
      ...version,
      status,
      release: status === 'unsupported' ? undefined : (version.release ?? '1.21.4'),
    };
  });
  return {
    ...written,
    versions: all,
    recommendation: first < 0 ? undefined : written.recommendation,
    modSupport: written.modSupport
      ?.filter(({ kind }, index, lists) => lists.findIndex((one) => one.kind === kind) === index)
      .map((list) => ({
        ...list,
        items: list.items ?? (list.kind === 'recommended' ? undefined : ['A mod']),
      })),
  };
};

type Position = ApplicationsInput['positions'][number];
type Question = Position['sections'][number]['questions'][number];
const questionOf = (written: Question, luck: Luck): Question => {
  const limit = written.kind === 'text' ? 200 : written.kind === 'long' ? 2_000 : undefined;
  return {
    ...written,
    mark: undefined,
    least: undefined,
    limit: limit === undefined ? undefined : written.limit && Math.min(written.limit, limit),
    options:
      written.kind === 'select'
        ? [...(written.options ?? []), luck.serial(), luck.serial()].slice(-100)
        : undefined,
  };
};
const applications = (written: ApplicationsInput, luck: Luck): ApplicationsInput => ({
  ...written,
  landing: {
    ...written.landing,
    cards: { ...written.landing.cards, guidelines: written.guidelines && written.landing.cards.form },
  },
  positions: written.positions.map((position) => ({
    ...position,
    guidelines: written.guidelines ? position.guidelines : false,
    sections: position.sections.map((section, index) => ({
      ...section,
      questions: section.questions.map((one, place): Question =>
        index > 0 || place > 1
          ? questionOf(one, luck)
          : place === 0
            ? { ...questionOf({ ...one, kind: 'text' }, luck), mark: 'name', required: true }
            : { ...questionOf({ ...one, kind: 'number' }, luck), mark: 'age', least: one.least ?? 13 },
      ),
    })),
  })),
});

const events = (written: EventsInput): EventsInput => ({
  events: written.events.map((event) => {
    const { startsAt = null, endsAt = null, recurrence, when = '' } = event;
    if (startsAt === null) return { ...event, recurrence: null, endsAt: null, when: when || 'Soon' };
    const isForward = Date.parse(endsAt ?? '') > Date.parse(startsAt);
    const dated = { ...event, endsAt: isForward ? endsAt : null, startsAt };
    if (!recurrence) return dated;
    const { until, every = 1, except = [], timeZone = 'UTC' } = recurrence;
    const series = { ...recurrence, until: until ?? null, count: until ? null : (recurrence.count ?? null) };
    const isLost = !takesPlace({ ...dated, recurrence: { ...series, every, except: [...except], timeZone } });
    return {
      ...dated,
      recurrence: isLost ? { ...series, until: null, except: [] } : series,
      when: when || 'Again and again',
    };
  }),
});

const settling: Partial<Record<Subject, (written: never, luck: Luck, all: Written) => unknown>> = {
  ...{ applications, events, home, identity, leaderboards, mods, servers, store, team, versions, voting },
};

/** Adjusts the subjects to the rules between their parts. */
export const settled = (written: Written, luck: Luck): Written =>
  Object.fromEntries(
    Object.entries(written).map(([name, subject]) => {
      const settle = settling[name as Subject];
      return [name, settle ? settle(subject as never, luck, written) : subject];
    }),
  );
