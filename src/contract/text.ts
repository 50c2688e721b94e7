import { mixed } from 'yup';

/** Control characters and halves of characters: no keyboard makes them, and mails and pages break on them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;
const UNPRINTABLE_IN_LINES = /[^\P{Cc}\t\n]|\p{Cs}/u;
/** What tells nothing to a reader of a name, or turns the order of its letters round: format characters, bidi controls and the like. */
const DECEPTIVE = /[\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/** Anything that leaves a trace on paper; spaces and invisible characters alone are no answer. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text shows nothing to a reader. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text);

export interface TextRules {
  /** Starts the sentence that says what is wrong: `Subject is required`. */
  label: string;
  /** Most characters, in UTF-16 units as `maxlength` of HTML counts them. */
  limit: number;
  /** More than one line is fine; every kind of line break becomes `\n`. */
  lines?: boolean;
}

/** A text that must be there, without the spaces around it. Another type is refused, never turned into text. */
export const requiredText = (rules: TextRules) =>
  bounded(
    written(rules).test('visible', `${rules.label} is required`, (value) => !isBlank(value)),
    rules,
  ).meta({ form: { type: 'string', minLength: 1, maxLength: rules.limit } });

/** As {@link requiredText}, for what is read as a name or an address: two that look the same are the same. */
export const requiredName = (rules: TextRules) =>
  requiredText(rules).test(
    'honest',
    `${rules.label} contains invisible characters: please type it instead of copying it`,
    (value) => !DECEPTIVE.test(value),
  );

/** As {@link requiredText}, and nothing is fine too: the empty text takes away what was there. */
export const erasableText = (rules: TextRules) =>
  bounded(written(rules), rules).meta({ form: { type: 'string', maxLength: rules.limit } });

const written = ({ label, lines = false }: TextRules) =>
  mixed((value): value is string => typeof value === 'string')
    .meta({ form: { type: 'string' } })
    .typeError(`${label} must be text`)
    .transform((value: unknown) => (typeof value === 'string' ? tidy(value, lines) : value))
    .required(`${label} is required`);

const bounded = (schema: ReturnType<typeof written>, { label, limit, lines = false }: TextRules) =>
  schema
    .test(
      'limit',
      // Made when it is said: loading what formats numbers takes a cold function milliseconds.
      () => `${label} is limited to ${limit.toLocaleString('en-US')} characters`,
      (value) => value.length <= limit,
    )
    .test('printable', `${label} contains characters that cannot be sent`, (value) => {
      return !(lines ? UNPRINTABLE_IN_LINES : UNPRINTABLE).test(value);
    });

const tidy = (text: string, lines: boolean): string => (lines ? text.replace(/\r\n?/g, '\n') : text).trim();
