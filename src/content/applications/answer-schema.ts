import { emailAddress } from '@/contract/email';
import { choiceForm } from '@/contract/json-form';
import { requiredName, requiredText } from '@/contract/text';
import { withPlainDigits } from '@/contract/typed-ascii';
import { answerLimit } from './limits';
import { optionsOf } from './options';
import type { Question } from './question';

const LEAST_AGE = 16;
const TOO_OLD = 100;

/** Digits alone: no sign, no fraction, no exponent. */
const isCount = (text: string): boolean => /^\d+$/.test(text);

/** A day of the calendar from 1900 to 2099, written `YYYY-MM-DD`. */
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

const age = (question: Question) =>
  count(question)
    .test('young', `You must be at least ${String(LEAST_AGE)} years old to apply`, (value) => {
      return !isCount(value) || Number(value) >= LEAST_AGE;
    })
    .test('old', 'Please enter a valid age', (value) => !isCount(value) || Number(value) < TOO_OLD);

const choice = (question: Question) => {
  const offered = optionsOf(question);
  return text(question)
    .meta({ form: choiceForm(offered) })
    .test('offered', 'Please choose one of the answers on offer', (value) => offered.includes(value));
};

/** What a question takes for an answer: a string that is not blank, without the spaces around it. */
export const answerSchema = (question: Question) => {
  switch (question.kind) {
    case 'text':
      return question.isName ? name(question) : text(question);
    case 'long':
      return text(question);
    case 'email':
      return emailAddress({ label: question.label, limit: answerLimit(question) });
    case 'number':
      return question.name === 'age' ? age(question) : count(question);
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
