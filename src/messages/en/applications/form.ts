import { identity } from '#network/identity';

/** Texts of the application form. */
export const applicationForm = {
  title: 'Submit Your Application',
  /** After the position's title. */
  titleEnd: 'Application',
  subtitle: 'Choose a position, answer in your own words, and the team gets to know you.',
  backLabel: 'Back to Applications',
  contentsLabel: 'In this form',
  reminder: {
    title: 'Important Reminder',
    text: 'Applications must be personally written. AI-generated or copied content means automatic disqualification.',
  },
  guidelines: {
    unread: {
      title: 'Guidelines Required',
      text: 'You can write already, but the form is sent only after you have read the guidelines. Reading them counts for 24 hours.',
      label: 'Read Guidelines First',
    },
    read: {
      title: 'Guidelines read',
      /** Ends with a moment. */
      text: 'You can submit your application until',
      label: 'Read them again',
    },
    missing:
      'You must read the application guidelines before submitting. Please visit the "Read Before Applying" page first.',
  },
  position: {
    label: 'Position',
    hint: 'Each position has its own questions.',
    none: 'Choose a position',
    missing: 'Please select a position',
    closedMark: '(closed)',
    closed: {
      title: 'Applications for this position are closed',
      text: 'We are not looking for anybody there at the moment. Please choose another position, or come back later.',
    },
  },
  choose: 'Choose an answer',
  submitLabel: 'Submit Application',
  submittingLabel: 'Submitting Application...',
  cancelLabel: 'Cancel',
  confirmation: 'By submitting this application you confirm that all information in it is accurate.',
  follow:
    'Signed in, you find it in your dashboard afterwards. Without an account, you get a private link to follow it.',
  draft: {
    note: 'Your answers are kept in this browser for 7 days, unless you sign out before. Those that are marked are not kept.',
    /** After the hint of a question whose answer is not kept. */
    unkept: 'Not kept in this browser: write it again after a reload.',
    offer: {
      /** Around the position. */
      before: 'You have an unfinished',
      after: 'application',
      /** Before the moment. */
      saved: 'Saved',
      text: 'Only this browser has it; nothing was sent.',
      /** Before the labels of questions. */
      unkept: 'These answers are not kept in the browser, please write them again:',
      continueLabel: 'Continue',
    },
    discardLabel: 'Discard Draft',
    discard: {
      title: 'Discard your draft?',
      text: 'All answers that you have written are deleted from this browser. This cannot be undone.',
      confirmLabel: 'Discard Draft',
    },
    change: {
      text: 'Questions that both positions ask keep their answers. The other answers are deleted:',
      confirmLabel: 'Change Position',
    },
  },
  success: {
    title: 'Application Submitted Successfully!',
    text: 'Our team will review it and reply via email or chat within 3-5 business days.',
    link: {
      title: 'Your private link',
      text: 'It shows how your application is doing, to whoever has it: keep it to yourself. You find it on the applications page of this browser, too.',
      copyLabel: 'Copy Link',
      copiedLabel: 'Copied!',
    },
    redirect: 'The applications page opens in 5 seconds.',
    stayLabel: 'Stay on This Page',
  },
  failure: {
    title: 'Submission Failed',
    invalid: 'Please fill in all required fields correctly',
    rejected: 'Failed to submit application. Please try again.',
    unknown: 'Something went wrong. Please try again.',
    offline: 'You are offline. Please submit it again once you are connected.',
    signedOut: 'Your session has ended. Sign in again, or submit it once more without an account.',
  },
  notLoaded: {
    title: 'The form could not be loaded',
    text: `Please check your connection, or write to ${identity.email}.`,
    retryLabel: 'Try again',
  },
  noScript: {
    text: 'This form needs JavaScript. Without it, please tell us who you are and what you want to apply for:',
    email: identity.email,
  },
} as const;
