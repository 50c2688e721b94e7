import { object, ValidationError, type ObjectSchema, type TestContext } from 'yup';
import { ANSWERS_LIMIT_BYTES } from '../applications';
import type { QuestionSection } from '../network/applications';
import { answerSchema } from './answer-schema';

/** Who sends hundreds of fields that nobody asked for needs no list of them all. */
const MOST_UNKNOWN = 20;

export type Answers = Record<string, string>;

/** Takes off what the position does not ask for: the validator stumbles over names such as `constructor`. */
const keepKnown = (names: readonly string[]) => (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        names.filter((name) => Object.hasOwn(value, name)).map((name) => [name, Reflect.get(value, name)]),
      )
    : value;

/** Looks at what was sent, before anything was taken off. */
const refuseUnknown = (names: readonly string[]) =>
  function (this: TestContext): true | ValidationError {
    // Yup's own type of the context leaves out what it documents.
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

/** Together they may have less than each of them could. What is said of it stands at the longest. */
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
 * The answers to a position's questions, by their ids: all that must be there, and no others. The form and the handler check with
 * it. Errors lie at the ids of the questions, unknown ones too.
 */
export const answersSchema = (sections: readonly QuestionSection[]): ObjectSchema<Answers> => {
  const known = schemas.get(sections);
  if (known) return known;
  const schema = schemaOf(sections);
  schemas.set(sections, schema);
  return schema;
};
