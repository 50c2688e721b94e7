import * as v from 'valibot';
import { ARTS } from '../content-fields';
import { id, listOf, oneOf, listUpTo, text, textUpTo } from './fields';
import { HUES, ICONS } from './visuals';

const icon = oneOf(ICONS);
const hue = oneOf(HUES);
/** A figure as it is shown, `200+` or `24/7`, and of what. */
const stat = { value: textUpTo(12), label: textUpTo(40) };
const tile = v.strictObject({ ...stat, icon });
const heading = { title: text, text };

const mode = v.strictObject({
  id,
  title: text,
  description: text,
  points: v.optional(listUpTo(12, text), []),
  hue,
  art: oneOf(ARTS),
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
    /** The band that closes the page. */
    v.strictObject({ kind: v.literal('closing'), title: text, stats: listOf(v.strictObject(stat), 'label') }),
  ],
  'must be one of news, modes, events, features, community, closing',
);

/** `networks/NAME/home.ts`: the home page, and what the dialog says that tells visitors how to connect. */
export const homeSchema = v.strictObject({
  /** What visitors read first: the network's name and description where nothing stands here. */
  hero: v.optional(
    v.strictObject({
      /** Stands small above the title. */
      kicker: text,
      title: textUpTo(60),
      text,
    }),
  ),
  /** The tiles below. */
  stats: v.optional(listUpTo(12, tile, 'label'), []),
  /** From top to bottom; one that does not stand here is not there. */
  sections: v.optional(listUpTo(12, section, 'kind'), []),
  /** What the dialog behind Start Your Journey promises. */
  promises: v.optional(listUpTo(12, v.strictObject({ label: textUpTo(40), icon }), 'label'), []),
});

export type HomeInput = v.InferInput<typeof homeSchema>;
export type Home = v.InferOutput<typeof homeSchema>;
export type HomeHero = NonNullable<Home['hero']>;
export type HomeSection = Home['sections'][number];
export type HomeSectionKind = HomeSection['kind'];
/** What the sections say, by their kinds; those that are not there are left out. */
export type HomeSections = { readonly [Kind in HomeSectionKind]?: Extract<HomeSection, { kind: Kind }> };
export type GameMode = v.InferOutput<typeof mode>;
export type StatTile = v.InferOutput<typeof tile>;
