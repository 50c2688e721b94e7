/** Length of an answer against its limit, `2,010 / 2,000`, and the number of characters over it. */
export const usedUp = (used: string, over: string): string => `${used}, ${over} too many`;

/** Texts around the answers of an application, for its applicant and for staff. */
export const answerTexts = { others: 'Other Answers', none: 'Not answered' } as const;

/** Texts of the offer to continue a draft. */
export const draftOffer = {
  /** Texts around the position. */
  before: 'You have an unfinished',
  after: 'application',
  /** Followed by a time. */
  saved: 'Saved',
  text: 'Only this browser has it; nothing was sent.',
  /** Followed by the labels of questions. */
  unkept: 'These answers are not kept in the browser, please write them again:',
  continueLabel: 'Continue',
} as const;
