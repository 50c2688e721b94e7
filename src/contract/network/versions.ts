import * as v from 'valibot';
import { httpsUrl } from './address-fields';
import { across, atMost, faultIf, flag, listOf, oneOf, text, textUpTo, wholeFrom } from './fields';
import { HUES } from './visuals';

/** Support level of a game version, shown as its badge. */
export const VERSION_STATUSES = ['recommended', 'supported', 'legacy', 'deprecated', 'unsupported'] as const;
export type VersionStatus = (typeof VERSION_STATUSES)[number];

/** Share of the network's features that a version shows. */
export const FEATURE_LEVELS = ['full', 'partial', 'basic', 'limited', 'minimal', 'none'] as const;
export type FeatureLevel = (typeof FEATURE_LEVELS)[number];

export const MOD_LISTS = ['recommended', 'compatible', 'not-allowed'] as const;
export type ModListKind = (typeof MOD_LISTS)[number];

const version = v.strictObject({
  /** A version or a range: `1.18.x to 1.16.x`. */
  label: textUpTo(40),
  status: oneOf(VERSION_STATUSES),
  level: oneOf(FEATURE_LEVELS),
  notes: text,
  /** Release to pick in the launcher: the best of the range. Left out for an `unsupported` version. */
  release: v.optional(
    v.pipe(
      v.string('must be a text in quotes'),
      v.regex(/^\d+\.\d+(\.\d+)?$/, 'must be a release as the launcher names it, like 1.20.4'),
    ),
  ),
  features: v.pipe(listOf(text), atMost(10)),
});

const row = v.strictObject({ label: textUpTo(40), value: textUpTo(80) });

/** A class of computers. */
const tier = v.strictObject({
  title: textUpTo(40),
  text,
  hue: oneOf(HUES),
  /** Number of memory bars drawn beside the title. */
  bars: v.optional(wholeFrom(0, 6), 0),
  /** Makes its card the largest. */
  recommended: v.optional(flag, false),
  /** The first row is shown in large figures. */
  specs: v.pipe(listOf(row, 'label'), atMost(8)),
});

const modList = v.strictObject({
  kind: oneOf(MOD_LISTS),
  title: textUpTo(40),
  text,
  /** If left out for `recommended`, the mods of `mods.ts` are used. */
  items: v.optional(v.pipe(listOf(text), atMost(40))),
});

const versions = v.strictObject({
  title: v.optional(textUpTo(60), 'Supported Versions'),
  subtitle: text,
  /** Reason to choose the recommended version. */
  recommendation: v.optional(text),
  launcher: v.optional(
    v.strictObject({
      url: v.optional(httpsUrl, 'https://www.minecraft.net/download'),
      /** Instructions to play a card's release. */
      note: v.optional(
        text,
        'Every version comes with the game’s own launcher. Open Installations in it, choose New installation, and pick the release that the card names.',
      ),
    }),
    {},
  ),
  /** Newest first. */
  versions: v.pipe(listOf(version, 'label'), atMost(20)),
  performance: v.optional(
    v.strictObject({
      tiers: v.pipe(listOf(tier, 'title'), atMost(4)),
      tips: v.optional(
        v.strictObject({
          title: v.optional(textUpTo(60), 'Performance Tips'),
          tips: v.pipe(listOf(text), atMost(20)),
        }),
      ),
    }),
  ),
  modSupport: v.optional(listOf(modList, 'kind', 'title')),
  /** The Bedrock Edition. */
  bedrock: v.optional(
    v.strictObject({
      title: v.optional(textUpTo(60), 'Bedrock Edition'),
      text,
      note: v.optional(text),
      rows: v.pipe(listOf(row, 'label'), atMost(8)),
    }),
  ),
});

/** `networks/NAME/versions.ts`: supported versions of the game, and their requirements. */
export const versionsSchema = v.pipe(
  versions,
  across(({ versions: all, recommendation, modSupport = [] }) => {
    const recommended = all.filter(({ status }) => status === 'recommended');
    return [
      ...all.flatMap((one, index) => [
        ...faultIf(
          one.status !== 'unsupported' && one.release === undefined,
          'is missing: only a version with the status unsupported has none',
          'versions',
          index,
          'release',
        ),
        ...faultIf(
          one.status === 'unsupported' && one.release !== undefined,
          'must not be there: a version with the status unsupported cannot connect',
          'versions',
          index,
          'release',
        ),
        ...faultIf(
          recommended.slice(1).includes(one),
          'must not be recommended: another version is',
          'versions',
          index,
          'status',
        ),
      ]),
      ...faultIf(
        recommendation !== undefined && recommended.length === 0,
        'must not be there: no version has the status recommended',
        'recommendation',
      ),
      ...modSupport.flatMap(({ kind, items }, index) =>
        faultIf(
          items === undefined && kind !== 'recommended',
          'is missing: only recommended has those of mods.ts',
          'modSupport',
          index,
          'items',
        ),
      ),
    ];
  }),
);

export type VersionsInput = v.InferInput<typeof versionsSchema>;
export type WrittenVersions = v.InferOutput<typeof versionsSchema>;
export type GameVersion = WrittenVersions['versions'][number];
export type SpecTier = Performance['tiers'][number];
export type Performance = NonNullable<WrittenVersions['performance']>;
export type BedrockSupport = NonNullable<WrittenVersions['bedrock']>;
export interface ModList {
  kind: ModListKind;
  title: string;
  text: string;
  items: readonly string[];
}

/** Content of the tabs that are not selected by default; each is optional. */
export interface VersionSupport {
  performance?: Performance | undefined;
  'mod-support'?: readonly ModList[] | undefined;
  bedrock?: BedrockSupport | undefined;
}

/** Content that the page shows first. */
export type Versions = Pick<
  WrittenVersions,
  'title' | 'subtitle' | 'recommendation' | 'launcher' | 'versions'
> & {
  /** Keys of the available tabs. */
  support: readonly (keyof VersionSupport)[];
};
