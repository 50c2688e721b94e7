import { object, ValidationError, type ObjectSchema, type TestContext } from 'yup';
import { ANSWERS_LIMIT_BYTES } from '../applications';
import type { QuestionSection } from '../network/questions';
import { answerSchema } from './answer-schema';

/** Bounds the error: a sender of hundreds of unknown fields needs no full list. */
const MOST_UNKNOWN = 20;

export type Answers = Record<string, string>;

/** Removes fields that the position does not ask for; the validator fails on names such as `constructor`. */
const keepKnown = (names: readonly string[]) => (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        names.filter((name) => Object.hasOwn(value, name)).map((name) => [name, Reflect.get(value, name)]),
      )
    : value;

/** Checks the original value, from before unknown fields were removed. */
const refuseUnknown = (names: readonly string[]) =>
  function (this: TestContext): true | ValidationError {
    // Yup's type of the context omits a documented field.
    const { originalValue, path } = this as TestContext & { originalValue?: object };
    const unknown = Object.keys(originalValue ?? {}).filter((name) => !names.includes(name));
    if (unknown.length === 0) return true;
    const errors = unknown.slice(0, MOST_UNKNOWN).map((name) =>
      this.createError({
        path: path === '' ? name : `${path}.${name}`,
        message: 'This position does not ask for this',
      }),
    );
    return new ValidationError(errors);
  };

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/**
 * Limits the answers' total size, which is less than the sum of their limits. The error is reported at the
 * longest answer.
 */
function refuseTooLong(this: TestContext, value: object): true | ValidationError {
  const sizes = Object.entries(value).map(([name, answer]) => ({
    name,
    bytes: typeof answer === 'string' ? bytesOf(answer) : 0,
  }));
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const [longest] = sizes.toSorted((a, b) => b.bytes - a.bytes);
  if (total <= ANSWERS_LIMIT_BYTES || !longest) return true;
  const [given, most] = [total, ANSWERS_LIMIT_BYTES].map((bytes) => String(Math.ceil(bytes / 1_024)));
  return this.createError({
    path: this.path === '' ? longest.name : `${this.path}.${longest.name}`,
    message: `All answers together have ${given} kB, and at most ${most} kB can be sent. Please shorten some of them, such as this one.`,
  });
}

const schemaOf = (sections: readonly QuestionSection[]): ObjectSchema<Answers> => {
  const questions = sections.flatMap((section) => section.questions);
  const names = questions.map(({ id: name }) => name);
  return object(Object.fromEntries(questions.map((question) => [question.id, answerSchema(question)])))
    .transform(keepKnown(names))
    .typeError('The answers must be an object')
    .required('The answers are required')
    .test('unknown', refuseUnknown(names))
    .test('total', refuseTooLong) as ObjectSchema<Answers>;
};

const schemas = new WeakMap<readonly QuestionSection[], ObjectSchema<Answers>>();

/**
 * Returns the schema of a position's answers, keyed by question id: every required one, and no unknown ones.
 * Both the form and the handler validate with it. Errors are reported by question id, for unknown ones too.
 */
export const answersSchema = (sections: readonly QuestionSection[]): ObjectSchema<Answers> => {
  const known = schemas.get(sections);
  if (known) return known;
  const schema = schemaOf(sections);
  schemas.set(sections, schema);
  return schema;
};
