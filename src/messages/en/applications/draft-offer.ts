/** Texts of the offer to continue a draft. Separate from the form's, which load with the page. */
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
