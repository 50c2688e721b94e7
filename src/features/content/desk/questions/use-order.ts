import { useState } from 'react';
import type { DeskQuestion } from '@/contract/content';
import { questionsDesk } from '@/messages/en/content-desk-questions';
import { toFailure } from '@/store/failure';
import { orderApi } from './order-api';
import { placed } from './placing';

/** Why the latest move came to nothing. */
interface MoveProblem {
  title: string;
  text: string;
}

interface OrderParts {
  /** In order. */
  questions: readonly DeskQuestion[];
  /** Resolves to more of them; to null when they could not be had. Undefined where these are all. */
  readMore: (() => Promise<readonly DeskQuestion[] | null>) | undefined;
}

/** Moves questions to other places, at once, and says which one could not be moved. */
export const useOrder = ({ questions, readMore }: OrderParts) => {
  const [orderQuestions] = orderApi.useOrderQuestionsMutation();
  const [problem, setProblem] = useState<MoveProblem | null>(null);
  const move = async (id: string, to: number) => {
    const name = questions.find((question) => question.id === id)?.question ?? '';
    setProblem(null);
    // What it comes to stand before may be on the next page.
    const known = readMore && to >= questions.length - 1 ? await readMore() : questions;
    if (!known) return;
    const from = known.findIndex((question) => question.id === id);
    const changes = placed(known, from, Math.min(to, known.length - 1));
    if (changes.length === 0) return;
    const { error } = await orderQuestions(changes);
    if (!error) return;
    const { status, message } = toFailure(error);
    const words: Record<number, string> = { 404: questionsDesk.gone, 409: questionsDesk.changedMeanwhile };
    setProblem({ title: questionsDesk.notMoved(name), text: words[status ?? 0] ?? message });
  };
  return { move, problem };
};
