import * as v from 'valibot';
import { ANSWER_LIMITS } from '../applications';
import { cleanText } from '../clean-text';
import {
  across,
  atMost,
  faultIf,
  flag,
  listOf,
  listUpTo,
  oneOf,
  ownName,
  textUpTo,
  wholeFrom,
} from './fields';

const KINDS = ['text', 'number', 'date', 'select', 'yes-no', 'timezone', 'email', 'long'] as const;
export type QuestionKind = (typeof KINDS)[number];

/** Meaning of an answer to the site, with the kind of its question. */
const MARKS = { name: 'text', contact: 'text', age: 'number', address: 'email' } as const;
const MARK_NAMES = ['name', 'contact', 'age', 'address'] as const satisfies (keyof typeof MARKS)[];
export type Mark = (typeof MARK_NAMES)[number];

/** Values of HTML's `autocomplete` that browsers can fill in. An `address` answer has its own. */
const KNOWN_TO_BROWSERS = ['name', 'nickname', 'bday', 'sex', 'country-name', 'language', 'url'] as const;

const writtenQuestion = v.strictObject({
  /** Key of the answer in requests and in storage. */
  id: v.pipe(
    v.string('must be a text in quotes'),
    v.regex(
      /^[a-z][A-Za-z0-9]{0,39}$/,
      'must be letters and digits without spaces, 40 at most, like bestMemory',
    ),
    ownName,
  ),
  /** Also names the answer in the team's chat, and starts the error message for a missing answer. */
  label: textUpTo(120),
  kind: oneOf(KINDS),
  /** Instructions for the answer; shown above the field. */
  hint: v.optional(textUpTo(500)),
  /** False for an optional question. Left out otherwise, because browsers receive it with each question. */
  required: v.optional(flag),
  /** Marks the answer as the applicant's name, contact, age or address. */
  mark: v.optional(oneOf(MARK_NAMES)),
  /** Minimum age, for the `age` answer: younger applicants are rejected. */
  least: v.optional(wholeFrom(1, 99)),
  /** Maximum characters of a `text` or `long` answer; defaults to the highest limit. */
  limit: v.optional(wholeFrom(1, ANSWER_LIMITS.long)),
  /** For a `select` only. */
  options: v.optional(
    listUpTo(
      100,
      v.pipe(
        textUpTo(ANSWER_LIMITS.short),
        // Cleaned like answers, so that a choice matches its option.
        v.transform((option) => cleanText(option, 'line').trim()),
      ),
    ),
  ),
  /** Keeps the answer out of the browser's saved draft, because others may use the browser later. */
  unkept: v.optional(flag),
  /** Data that the browser may offer to fill in. */
  autocomplete: v.optional(oneOf(KNOWN_TO_BROWSERS)),
});
type WrittenQuestion = v.InferOutput<typeof writtenQuestion>;

const limitOf = (kind: QuestionKind): number =>
  kind === 'long' ? ANSWER_LIMITS.long : kind === 'text' ? ANSWER_LIMITS.short : 0;

const questionFaults = ({ kind, mark, least, limit = 0, options, required }: WrittenQuestion) => [
  ...faultIf(
    mark !== undefined && MARKS[mark] !== kind,
    `must be ${MARKS[mark ?? 'name']}, since the answer is marked as ${String(mark)}`,
    'kind',
  ),
  ...faultIf(
    mark === 'name' && required === false,
    'must be true: nobody applies without a name',
    'required',
  ),
  ...faultIf(least !== undefined && mark !== 'age', "must not be there without mark: 'age'", 'least'),
  ...faultIf(
    limit > limitOf(kind),
    limitOf(kind) === 0
      ? 'must not be there: only text and long have a limit'
      : `must be ${String(limitOf(kind))} at most for ${kind}`,
    'limit',
  ),
  ...faultIf(
    kind === 'select' && (options?.length ?? 0) < 2,
    'must be a list of two at least to choose from',
    'options',
  ),
  ...faultIf(
    kind !== 'select' && options !== undefined,
    `must not be there: only select has options, and this is ${kind}`,
    'options',
  ),
];

export const question = v.pipe(writtenQuestion, across<WrittenQuestion>(questionFaults));

/** Questions under one heading. */
export const section = v.strictObject({
  title: textUpTo(80),
  questions: v.pipe(listOf(question), atMost(40)),
});

export type Question = v.InferOutput<typeof question>;
export type QuestionSection = v.InferOutput<typeof section>;
