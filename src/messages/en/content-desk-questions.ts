import { isolated } from '@/lib/direction';

/** Texts of the content desk's questions tab. */
export const questionsDesk = {
  fields: { question: 'Question', answer: 'Answer' },
  hints: { answer: 'In Markdown' },
  unasked: 'Your question',
  orderNote: 'Visitors see the questions in this order. Drag a handle, or use the arrows, to move one.',
  drag: 'Drag to reorder',
  up: (question: string) => `Move up: ${isolated(question)}`,
  down: (question: string) => `Move down: ${isolated(question)}`,
  /** Announced after a move; `count` is null if unknown. */
  moved: (question: string, rank: number, count: number | null) =>
    `“${isolated(question)}” is now number ${String(rank)}${count === null ? '' : ` of ${String(count)}`}`,
  notMoved: (question: string) => `“${isolated(question)}” could not be moved`,
  changedMeanwhile:
    'Someone else has changed it. The list is up to date now. Move the question again if needed.',
  gone: 'Someone has deleted it.',
} as const;
