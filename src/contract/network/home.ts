import * as v from 'valibot';
import { art, id, listOf, oneOf, listUpTo, text, textUpTo } from './fields';
import { HUES, ICONS } from './visuals';

const icon = oneOf(ICONS);
const hue = oneOf(HUES);
/** A figure as displayed, `200+` or `24/7`, with its label. */
const stat = { value: textUpTo(12), label: textUpTo(40) };
const tile = v.strictObject({ ...stat, icon });
const heading = { title: text, text };

const mode = v.strictObject({
  id,
  title: text,
  description: text,
  points: v.optional(listUpTo(12, text), []),
  hue,
  art,
});
const feature = v.strictObject({ id, title: text, description: text, icon, hue });

const section = v.variant(
  'kind',
  [
    v.strictObject({ kind: v.literal('news'), ...heading }),
    v.strictObject({ kind: v.literal('modes'), ...heading, cards: listOf(mode, 'id') }),
    v.strictObject({ kind: v.literal('events'), ...heading }),
    v.strictObject({ kind: v.literal('features'), ...heading, tiles: listOf(feature, 'id') }),
    v.strictObject({ kind: v.literal('community'), ...heading }),
    /** Band at the end of the page. */
    v.strictObject({ kind: v.literal('closing'), title: text, stats: listOf(v.strictObject(stat), 'label') }),
  ],
  'must be one of news, modes, events, features, community, closing',
);

/** `networks/NAME/home.ts`: the home page, and the texts of the dialog that explains how to connect. */
export const homeSchema = v.strictObject({
  /** First text on the page; defaults to the network's name and description. */
  hero: v.optional(
    v.strictObject({
      /** Small text above the title. */
      kicker: text,
      title: textUpTo(60),
      text,
    }),
  ),
  /** Tiles below the hero. */
  stats: v.optional(listUpTo(12, tile, 'label'), []),
  /** From top to bottom; sections that are not listed are not shown. */
  sections: v.optional(listUpTo(12, section, 'kind'), []),
  /** Players' word for the place where they arrive, as within a sentence: `the spawn`. Defaults to the network's name. */
  arrival: v.optional(textUpTo(40)),
  /** Promises in the dialog behind Start Your Journey. */
  promises: v.optional(listUpTo(12, v.strictObject({ label: textUpTo(40), icon }), 'label'), []),
});

export type HomeInput = v.InferInput<typeof homeSchema>;
export type Home = v.InferOutput<typeof homeSchema>;
export type HomeHero = NonNullable<Home['hero']>;
export type HomeSection = Home['sections'][number];
export type HomeSectionKind = HomeSection['kind'];
/** Content of the sections by kind; a missing section is absent. */
export type HomeSections = { readonly [Kind in HomeSectionKind]?: Extract<HomeSection, { kind: Kind }> };
export type GameMode = v.InferOutput<typeof mode>;
export type StatTile = v.InferOutput<typeof tile>;
