import * as v from 'valibot';
import { idBeside, listOf, oneOf, text, textUpTo } from './fields';
import { HUES, ICONS } from './visuals';

/** Weight of a section, shown as its badge. */
export const WEIGHTS = ['essential', 'critical', 'important'] as const;

const section = v.strictObject({
  /** Fragment of its address on the page. */
  id: idBeside('punishment-guidelines'),
  title: text,
  description: text,
  badge: oneOf(WEIGHTS),
  icon: oneOf(ICONS),
  rules: listOf(text),
});

const punishment = v.strictObject({
  title: text,
  /** Duration of the punishment. */
  duration: text,
  text,
  hue: oneOf(HUES),
});

/** `networks/NAME/rules.ts`: the rules of the game servers. */
export const rulesSchema = v.strictObject({
  title: v.optional(text, 'Server Rules'),
  subtitle: text,
  badges: v.optional(
    v.strictObject({ essential: textUpTo(24), critical: textUpTo(24), important: textUpTo(24) }),
    {
      essential: 'Essential',
      critical: 'Critical',
      important: 'Important',
    },
  ),
  sections: listOf(section, 'id', 'title'),
  /** Card below the sections, from mild to severe. */
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
