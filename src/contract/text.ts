import { mixed } from 'yup';
import { cleanText, type TextKind, trimName } from './clean-text';

/** What tells nothing to a reader of a name, or turns the order of its letters round: format characters, bidi controls and the like. */
const DECEPTIVE = /[\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/** Joiners of the scripts that are written with them. */
const JOINED =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}][\u200C\u200D]/gu;
/** Emoji of several characters: with a variation selector, a skin tone or joiners, keycaps, and flags of regions. */
const EMOJI =
  /[#*\d]\uFE0F\u20E3|\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}|\p{ExtPict}[\uFE0E\uFE0F]?\p{EMod}?(?:\u200D\p{ExtPict}[\uFE0E\uFE0F]?\p{EMod}?)*/gu;
/** Anything that leaves a trace on paper; spaces and invisible characters alone are no answer. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text shows nothing to a reader. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

export interface TextRules {
  /** Starts the sentence that says what is wrong: `Subject is required`. */
  label: string;
  /** Most characters of the cleaned text, in UTF-16 units as `maxlength` of HTML counts them. */
  limit: number;
  /** More than one line is fine. */
  lines?: boolean;
}

/**
 * A text that must be there, as {@link cleanText} leaves it and without the spaces around it. Another type is refused, never turned
 * into text.
 */
export const requiredText = (rules: TextRules) => required(rules, kindOf(rules));

/** As {@link requiredText}, for what is read as a name or an address: two that look the same are the same. */
export const requiredName = (rules: TextRules) =>
  required(rules, 'name').test({
    name: 'honest',
    test(value, context) {
      const hidden = value.length > rules.limit ? null : firstHidden(value);
      return hidden === null || context.createError({ message: `${rules.label} ${hidden}` });
    },
  });

/** Says of the first invisible character of a name what it is and where it stands; null when there is none. */
function firstHidden(name: string): string | null {
  const plain = (text: string) => text.replace(/[^]/gu, '_');
  const at = name.replace(EMOJI, plain).replace(JOINED, plain);
  const characters = [...at];
  const place = characters.findIndex((character) => DECEPTIVE.test(character));
  if (place === -1) return null;
  const code = characters[place]?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
  return `contains invisible characters: please type it instead of copying it. The first is character ${String(place + 1)}, U+${code}.`;
}

/** As {@link requiredText}, and nothing is fine too: the empty text takes away what was there. */
export const erasableText = (rules: TextRules) =>
  bounded(written(rules, kindOf(rules)), rules).meta({ form: { type: 'string', maxLength: rules.limit } });

const kindOf = ({ lines = false }: TextRules): TextKind => (lines ? 'lines' : 'line');

const required = (rules: TextRules, kind: TextKind) =>
  bounded(
    written(rules, kind).test('visible', `${rules.label} is required`, (value) => !isBlank(value)),
    rules,
  ).meta({ form: { type: 'string', minLength: 1, maxLength: rules.limit } });

const written = ({ label }: TextRules, kind: TextKind) =>
  mixed((value): value is string => typeof value === 'string')
    .meta({ form: { type: 'string' } })
    .typeError(`${label} must be text`)
    .transform((value: unknown) => (typeof value === 'string' ? tidy(value, kind) : value))
    .required(`${label} is required`);

const bounded = (schema: ReturnType<typeof written>, { label, limit }: TextRules) =>
  schema.test(
    'limit',
    // Made when it is said: loading what formats numbers takes a cold function milliseconds.
    () => `${label} is limited to ${limit.toLocaleString('en-US')} characters`,
    (value) => value.length <= limit,
  );

const tidy = (text: string, kind: TextKind): string => {
  const clean = cleanText(text, kind);
  return kind === 'name' ? trimName(clean) : clean.trim();
};
