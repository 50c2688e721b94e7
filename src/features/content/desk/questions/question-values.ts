import type { DeskQuestion } from '@/contract/content';

/** What the form of a question holds. */
export interface QuestionValues {
  question: string;
  /** Markdown. */
  answer: string;
}

export const toQuestionValues = (item: DeskQuestion | null): QuestionValues => ({
  question: item?.question ?? '',
  answer: item?.answer ?? '',
});
