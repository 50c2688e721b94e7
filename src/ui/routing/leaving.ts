/** Receives a `go` callback and calls it when navigation may continue. */
type Question = (go: () => void) => void;
let question: Question | undefined;

/**
 * Makes links and the app ask before navigating, until the result is called. The browser's own buttons do not
 * ask.
 */
export const askBeforeLeaving = (ask: Question): (() => void) => {
  question = ask;
  return () => {
    if (question === ask) question = undefined;
  };
};

/** Navigates without asking. */
export const leaveUnasked = (go: () => void): void => {
  const before = question;
  question = undefined;
  go();
  question = before;
};

/** Navigates, after asking if there is a question. */
export const leave = (go: () => void): void => {
  if (question) question(go);
  else go();
};
