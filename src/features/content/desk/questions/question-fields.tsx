import { questionsDesk } from '#messages/content-desk-questions';
import type { DeskQuestion } from '@/contract/content';
import { CONTENT_LIMITS } from '@/contract/content-fields';
import { FormInput, FormTextarea } from '@/ui/form/form-fields';
import { MarkdownHelp } from '../fields/markdown-help';
import { InsertPicture } from '../pictures/insert-picture';

export interface QuestionValues {
  question: string;
  /** Markdown. */
  answer: string;
}

export const toQuestionValues = (item: DeskQuestion | null): QuestionValues => ({
  question: item?.question ?? '',
  answer: item?.answer ?? '',
});

const { fields, hints } = questionsDesk;

export const QuestionFields = () => (
  <>
    <FormInput name="question" label={fields.question} maxLength={CONTENT_LIMITS.question} counter />
    <FormTextarea
      name="answer"
      label={fields.answer}
      hint={hints.answer}
      rows={10}
      maxLength={CONTENT_LIMITS.answer}
      counter
    />
    <MarkdownHelp />
    <InsertPicture name="answer" />
  </>
);
