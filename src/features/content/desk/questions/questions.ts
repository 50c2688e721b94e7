import { contentDesk } from '#messages/content-desk';
import { questionsDesk } from '#messages/content-desk-questions';
import { newQuestionSchema } from '@/contract/content-requests';
import type { ListedSubject } from '../documents';
import { QuestionFields, type QuestionValues, toQuestionValues } from './question-fields';
import { QuestionFacts, QuestionPreview } from './question-preview';

const texts = contentDesk.kinds.faq;
const { fields } = questionsDesk;

/** Definition of questions for the desk. */
export const questions: ListedSubject<'faq', QuestionValues> = {
  kind: 'faq',
  texts,
  titleOf: ({ question }) => question,
  toValues: toQuestionValues,
  toBody: (values) => values,
  // Restored to its old position.
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
