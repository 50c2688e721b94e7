import * as v from 'valibot';
import { id, listOf, oneOf, text } from './fields';
import { HUES, ICONS } from './visuals';

/** How much a section weighs, from its badge. */
export const WEIGHTS = ['essential', 'critical', 'important'] as const;

const section = v.strictObject({
  /** Its place in the page's address, behind `#`. */
  id,
  title: text,
  description: text,
  badge: oneOf(WEIGHTS),
  icon: oneOf(ICONS),
  rules: listOf(text),
});

const punishment = v.strictObject({
  title: text,
  /** How long it lasts. */
  duration: text,
  text,
  hue: oneOf(HUES),
});

/** `networks/NAME/rules.ts`: the rules of the game servers. */
export const rulesSchema = v.strictObject({
  title: v.optional(text, 'Server Rules'),
  subtitle: text,
  /** What the badges say. */
  badges: v.optional(v.strictObject({ essential: text, critical: text, important: text }), {
    essential: 'Essential',
    critical: 'Critical',
    important: 'Important',
  }),
  sections: listOf(section, 'id', 'title'),
  /** The card below the sections, from mild to severe. */
  punishments: v.strictObject({
    title: text,
    text,
    steps: listOf(punishment, 'title'),
    notes: listOf(text),
  }),
});

export type RulesInput = v.InferInput<typeof rulesSchema>;
export type Rules = v.InferOutput<typeof rulesSchema>;
export type RuleSection = Rules['sections'][number];
export type Punishment = Rules['punishments']['steps'][number];
export type Weight = RuleSection['badge'];
