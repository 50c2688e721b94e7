import { lazy, mixed, type Schema } from 'yup';
import { emailAddress } from '../email';
import { choiceForm } from '../json-form';
import type { Question } from '../network/questions';
import { isBlank, requiredName, requiredText } from '../text';
import { withPlainDigits } from '../typed-ascii';
import { answerLimit, optionsOf } from './allowed-answers';

const TOO_OLD = 100;

/** Digits only: no sign, fraction or exponent. */
const isCount = (text: string): boolean => /^\d+$/.test(text);

/** A calendar day from 1900 to 2099, written `YYYY-MM-DD`. */
const isDay = (text: string): boolean => {
  if (!/^(?:19|20)\d\d-\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

const text = (question: Question) =>
  requiredText({ label: question.label, limit: answerLimit(question), lines: question.kind === 'long' });

const name = (question: Question) => requiredName({ label: question.label, limit: answerLimit(question) });

const count = (question: Question) =>
  text(question)
    .meta({ form: { type: 'string', pattern: '^\\d+$', maxLength: answerLimit(question) } })
    .transform((value: unknown) => (typeof value === 'string' ? withPlainDigits(value) : value))
    .test('digits', `${question.label} must be a number`, isCount);

const age = (question: Question) => {
  const { least } = question;
  const asked = count(question);
  const bounded =
    least === undefined
      ? asked
      : asked.test({
          name: 'young',
          message: `You must be at least ${String(least)} years old to apply`,
          params: { least },
          test: (value) => !isCount(value) || Number(value) >= least,
        });
  return bounded.test(
    'old',
    'Please enter a valid age',
    (value) => !isCount(value) || Number(value) < TOO_OLD,
  );
};

const choice = (question: Question) => {
  const offered = optionsOf(question);
  return text(question)
    .meta({ form: choiceForm(offered) })
    .test('offered', 'Please choose one of the answers on offer', (value) => offered.includes(value));
};

const writtenAnswer = (question: Question) => {
  switch (question.kind) {
    case 'text':
      return question.mark === 'name' || question.mark === 'contact' ? name(question) : text(question);
    case 'long':
      return text(question);
    case 'email':
      return emailAddress({ label: question.label, limit: answerLimit(question) });
    case 'number':
      return question.mark === 'age' ? age(question) : count(question);
    case 'date':
      return text(question)
        .meta({ form: { type: 'string', format: 'date' } })
        .test('day', 'Please enter a valid date', isDay);
    case 'select':
    case 'yes-no':
    case 'timezone':
      return choice(question);
  }
};

const isNothing = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && isBlank(value));
const nothing = mixed<string>().transform((value: unknown) => (value === undefined ? value : ''));

/**
 * Returns the schema of a question's answer: a non-blank string, trimmed. An optional question also accepts
 * the empty text.
 */
export const answerSchema = (question: Question): Schema<string> => {
  const schema = writtenAnswer(question);
  if (question.required !== false) return schema;
  return lazy((value: unknown) => (isNothing(value) ? nothing : schema)).meta({
    holds: schema,
    isOptional: true,
  }) as unknown as Schema<string>;
};
