/** Id of something that a network has several of. */
export const SHORT_ID = /^[a-z][a-z0-9-]{0,19}$/;

/** Whether a text can be the id of something that a network has several of. */
export const isShortId = (text: string): boolean => SHORT_ID.test(text);
