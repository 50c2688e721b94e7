/** What the content desk's tab of the questions says. */
export const questionsDesk = {
  orderNote: 'Visitors read them in this order. Drag one by its handle, or use its arrows.',
  drag: 'Drag to another place',
  up: (question: string) => `Move up: ${question}`,
  down: (question: string) => `Move down: ${question}`,
  /** Read out after a move. */
  moved: (question: string, place: number, count: number) =>
    `“${question}” is at place ${String(place)} of ${String(count)}`,
} as const;
