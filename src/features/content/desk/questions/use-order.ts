import { useState } from 'react';
import { questionsDesk } from '#messages/content-desk-questions';
import type { DeskQuestion } from '@/contract/content';
import { toFailure } from '@/store/failure';
import { orderApi } from './order-api';
import { placed } from './placing';

/** Why the last move failed. */
interface MoveProblem {
  title: string;
  text: string;
}

interface OrderParts {
  /** Sorted by their order. */
  questions: readonly DeskQuestion[];
  /** Resolves to more of them, or to null on failure. Undefined if all are loaded. */
  readMore: (() => Promise<readonly DeskQuestion[] | null>) | undefined;
}

/** Moves questions to other positions at once, and reports a failed move. */
export const useOrder = ({ questions, readMore }: OrderParts) => {
  const [orderQuestions] = orderApi.useOrderQuestionsMutation();
  const [problem, setProblem] = useState<MoveProblem | null>(null);
  const move = async (id: string, to: number) => {
    const name = questions.find((question) => question.id === id)?.question ?? '';
    setProblem(null);
    // Its new neighbor may be on the next page.
    const known = readMore && to >= questions.length - 1 ? await readMore() : questions;
    if (!known) return;
    const from = known.findIndex((question) => question.id === id);
    const changes = placed(known, from, Math.min(to, known.length - 1));
    if (changes.length === 0) return;
    const { error } = await orderQuestions(changes);
    if (!error) return;
    const { status, message } = toFailure(error);
    const texts: Record<number, string> = { 404: questionsDesk.gone, 409: questionsDesk.changedMeanwhile };
    setProblem({ title: questionsDesk.notMoved(name), text: texts[status ?? 0] ?? message });
  };
  return { move, problem };
};
