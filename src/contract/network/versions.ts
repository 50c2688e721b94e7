import * as v from 'valibot';
import { across, atMost, faultIf, flag, httpsUrl, listOf, oneOf, text, textUpTo, wholeFrom } from './fields';
import { HUES } from './visuals';

/** What a network does for a version of the game, from its badge. */
export const VERSION_STATUSES = ['recommended', 'supported', 'legacy', 'deprecated', 'unsupported'] as const;
export type VersionStatus = (typeof VERSION_STATUSES)[number];

/** How much of the network a version shows. */
export const FEATURE_LEVELS = ['full', 'partial', 'basic', 'limited', 'minimal', 'none'] as const;
export type FeatureLevel = (typeof FEATURE_LEVELS)[number];

/** Which mods a list is of. */
export const MOD_LISTS = ['recommended', 'compatible', 'not-allowed'] as const;
export type ModListKind = (typeof MOD_LISTS)[number];

const version = v.strictObject({
  /** A version or a range of them: `1.18.x to 1.16.x`. */
  label: textUpTo(40),
  status: oneOf(VERSION_STATUSES),
  level: oneOf(FEATURE_LEVELS),
  notes: text,
  /** What to pick in the launcher: the best release of the range. None for a version that is `unsupported`. */
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
  /** Bars of memory that are drawn beside the title. */
  bars: v.optional(wholeFrom(0, 6), 0),
  /** Makes its card the largest. */
  recommended: v.optional(flag, false),
  /** The first one is shown in large figures. */
  specs: v.pipe(listOf(row, 'label'), atMost(8)),
});

const modList = v.strictObject({
  kind: oneOf(MOD_LISTS),
  title: textUpTo(40),
  text,
  /** Left out for `recommended`, they are the mods of `mods.ts`. */
  items: v.optional(v.pipe(listOf(text), atMost(40))),
});

const versions = v.strictObject({
  title: v.optional(textUpTo(60), 'Supported Versions'),
  subtitle: text,
  /** Why to take the version that is recommended. */
  recommendation: v.optional(text),
  launcher: v.optional(
    v.strictObject({
      url: v.optional(httpsUrl, 'https://www.minecraft.net/download'),
      /** How a card's release is played. */
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
  /** The other edition. */
  bedrock: v.optional(
    v.strictObject({
      title: v.optional(textUpTo(60), 'Bedrock Edition'),
      text,
      note: v.optional(text),
      rows: v.pipe(listOf(row, 'label'), atMost(8)),
    }),
  ),
});

/** `networks/NAME/versions.ts`: which versions of the game can join, and what they need. */
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

/** What stands behind the tabs that are not chosen first; each may be missing. */
export interface VersionSupport {
  performance?: Performance | undefined;
  'mod-support'?: readonly ModList[] | undefined;
  bedrock?: BedrockSupport | undefined;
}

/** What the page shows first. */
export type Versions = Pick<
  WrittenVersions,
  'title' | 'subtitle' | 'recommendation' | 'launcher' | 'versions'
> & {
  /** Of the tabs that there are. */
  support: readonly (keyof VersionSupport)[];
};
