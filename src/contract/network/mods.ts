import * as v from 'valibot';
import { httpsUrl } from './address-fields';
import { across, atMost, flag, id, listOf, oneOf, text, textUpTo, unlessIn } from './fields';
import { ICONS } from './visuals';

/** Reason for prohibiting a mod, shown as its badge. */
export const PROHIBITIONS = ['cheat', 'performance', 'compatibility'] as const;
export type Prohibition = (typeof PROHIBITIONS)[number];

/** Tabs of the page itself, beside one per group. */
const OWN_TABS = ['all', 'required'];

const group = v.strictObject({
  id: v.pipe(
    id,
    v.check((value) => !OWN_TABS.includes(value), 'must not be all or required, which are tabs already'),
  ),
  title: textUpTo(40),
  icon: oneOf(ICONS),
});

const server = v.strictObject({ id, title: textUpTo(40) });

const mod = v.strictObject({
  name: textUpTo(60),
  version: textUpTo(40),
  description: text,
  /** Link to the file or to its page. */
  url: httpsUrl,
  required: v.optional(flag, false),
  group: id,
  /** File size, as displayed. */
  size: v.optional(textUpTo(20)),
  features: v.optional(v.pipe(listOf(text), atMost(10))),
  /** Ids of the servers that need it; defaults to all. */
  servers: v.optional(listOf(id)),
});

const prohibited = v.strictObject({
  name: textUpTo(60),
  kind: oneOf(PROHIBITIONS),
  reason: text,
  /** Alternative to the mod. */
  instead: text,
});

const mods = v.strictObject({
  title: v.optional(textUpTo(60), 'Required Mods'),
  subtitle: text,
  /** Installation steps, in order. */
  installation: v.optional(
    v.strictObject({
      title: v.optional(textUpTo(60), 'Installation Guide'),
      steps: v.pipe(listOf(v.strictObject({ title: textUpTo(60), text }), 'title'), atMost(12)),
    }),
  ),
  groups: v.pipe(listOf(group, 'id', 'title'), atMost(12)),
  /** Servers that need different mods; the page then has a tab for each. */
  servers: v.optional(v.pipe(listOf(server, 'id', 'title'), atMost(12))),
  mods: v.pipe(listOf(mod, 'name'), atMost(100)),
  compatibility: v.optional(
    v.strictObject({
      title: v.optional(textUpTo(60), 'Compatibility Notes'),
      notes: v.pipe(listOf(text), atMost(30)),
    }),
  ),
  prohibited: v.optional(
    v.strictObject({
      title: v.optional(textUpTo(60), 'Prohibited Mods'),
      text,
      mods: v.pipe(listOf(prohibited, 'name'), atMost(100)),
    }),
  ),
});

/** `networks/NAME/mods.ts`: required, allowed and prohibited mods. */
export const modsSchema = v.pipe(
  mods,
  across(({ groups, servers = [], mods: all }) =>
    all.flatMap((one, index) => [
      ...unlessIn('groups', groups, one.group, 'mods', index, 'group'),
      ...(one.servers ?? []).flatMap((server, place) =>
        unlessIn('servers', servers, server, 'mods', index, 'servers', place),
      ),
    ]),
  ),
);

export type ModsInput = v.InferInput<typeof modsSchema>;
export type Mods = v.InferOutput<typeof modsSchema>;
export type ModGroup = Mods['groups'][number];
export type Mod = Mods['mods'][number];
export type ProhibitedMod = NonNullable<Mods['prohibited']>['mods'][number];
