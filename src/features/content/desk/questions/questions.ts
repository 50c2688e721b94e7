import { newQuestionSchema } from '@/contract/content-requests';
import { contentDesk } from '@/messages/en/content-desk';
import { questionsDesk } from '@/messages/en/content-desk-questions';
import type { Subject } from '../documents';
import { QuestionFacts } from './question-facts';
import { QuestionFields } from './question-fields';
import { QuestionPreview } from './question-preview';
import { type QuestionValues, toQuestionValues } from './question-values';

const words = contentDesk.kinds.faq;
const { fields } = questionsDesk;

/** What the desk has to know of questions. */
export const questions: Subject<'faq', QuestionValues> = {
  kind: 'faq',
  noun: words.noun,
  words,
  titleOf: ({ question }) => question,
  toValues: toQuestionValues,
  toBody: (values) => values,
  // Back in its place.
  toRestored: ({ question, answer, order }) => ({ question, answer, order }),
  schema: newQuestionSchema,
  fields: [
    { name: 'question', label: fields.question, show: ({ question }) => question },
    { name: 'answer', label: fields.answer, show: ({ answer }) => answer },
  ],
  Facts: QuestionFacts,
  Fields: QuestionFields,
  Preview: QuestionPreview,
};
