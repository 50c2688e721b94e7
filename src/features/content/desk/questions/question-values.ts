import type { DeskQuestion } from '@/contract/content';

export interface QuestionValues {
  question: string;
  /** Markdown. */
  answer: string;
}

export const toQuestionValues = (item: DeskQuestion | null): QuestionValues => ({
  question: item?.question ?? '',
  answer: item?.answer ?? '',
});
