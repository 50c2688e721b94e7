/** Texts around the answers of an application, for its applicant and for staff. */
export const answerTexts = { others: 'Other Answers', none: 'Not answered' } as const;
