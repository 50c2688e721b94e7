import { isolated } from '@/lib/direction';

/** What the content desk's tab of the questions says. */
export const questionsDesk = {
  fields: { question: 'Question', answer: 'Answer' },
  hints: { answer: 'In Markdown' },
  unasked: 'Your question',
  orderNote: 'Visitors read them in this order. Drag one by its handle, or use its arrows.',
  drag: 'Drag to another place',
  up: (question: string) => `Move up: ${isolated(question)}`,
  down: (question: string) => `Move down: ${isolated(question)}`,
  /** Read out after a move; null where nobody knows how many there are. */
  moved: (question: string, place: number, count: number | null) =>
    `“${isolated(question)}” is at place ${String(place)}${count === null ? '' : ` of ${String(count)}`}`,
  notMoved: (question: string) => `“${isolated(question)}” could not be moved`,
  changedMeanwhile:
    'Somebody has changed it since. The list is up to date again: move it once more if it still should stand elsewhere.',
  gone: 'Somebody has deleted it.',
} as const;
