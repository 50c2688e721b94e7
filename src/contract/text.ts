import { mixed } from 'yup';
import { cleanText, type TextKind, trimName } from './clean-text';

/**
 * Characters in a name that are invisible or reorder its letters: format characters, bidi controls and the
 * like.
 */
const DECEPTIVE = /[\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/** Joiners between letters of scripts that use them. */
const JOINED =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}][\u200C\u200D]/gu;
/**
 * Emoji of several characters: with a variation selector, a skin tone or joiners, keycaps, and flags of
 * regions.
 */
const EMOJI =
  /[#*\d]\uFE0F\u20E3|\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}|\p{ExtPict}[\uFE0E\uFE0F]?\p{EMod}?(?:\u200D\p{ExtPict}[\uFE0E\uFE0F]?\p{EMod}?)*/gu;
/** Any visible character; spaces and invisible characters alone are not an answer. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** True if a text has no visible characters. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

export interface TextRules {
  /** Begins the error message: `Subject is required`. */
  label: string;
  /** Maximum length of the cleaned text, in UTF-16 units, as HTML's `maxlength` counts them. */
  limit: number;
  /** True if line breaks are allowed. */
  lines?: boolean;
}

/** Requires a text, cleaned by {@link cleanText} and trimmed. Other types are rejected, never converted. */
export const requiredText = (rules: TextRules) => required(rules, kindOf(rules));

/** {@link requiredText} for names and addresses: two that look the same are the same. */
export const requiredName = (rules: TextRules) =>
  required(rules, 'name').test({
    name: 'honest',
    test(value, context) {
      const hidden = value.length > rules.limit ? null : firstHidden(value);
      return hidden === null || context.createError({ message: `${rules.label} ${hidden}` });
    },
  });

/** Describes the first invisible character of a name and its position; null if there is none. */
function firstHidden(name: string): string | null {
  const plain = (text: string) => text.replace(/[^]/gu, '_');
  const at = name.replace(EMOJI, plain).replace(JOINED, plain);
  const characters = [...at];
  const place = characters.findIndex((character) => DECEPTIVE.test(character));
  if (place === -1) return null;
  const code = characters[place]?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0') ?? '';
  return `contains invisible characters: please type it instead of copying it. The first is character ${String(place + 1)}, U+${code}.`;
}

/** {@link requiredText} that also accepts the empty text, which clears the value. */
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
    // Formatted on demand: loading number formats takes a cold function milliseconds.
    () => `${label} is limited to ${limit.toLocaleString('en-US')} characters`,
    (value) => value.length <= limit,
  );

const tidy = (text: string, kind: TextKind): string => {
  const clean = cleanText(text, kind);
  return kind === 'name' ? trimName(clean) : clean.trim();
};
