import { identity } from '#network/identity';
import { pages } from '#network/pages';

export const applicationForm = {
  /** Follows the position's title. */
  titleEnd: 'Application',
  backLabel: 'Back to Applications',
  contentsLabel: 'In this form',
  guidelines: {
    unread: {
      title: 'Guidelines Required',
      text: 'You can start writing, but you can only submit the form after reading the guidelines. Reading them is valid for 24 hours.',
      label: 'Read Guidelines First',
    },
    read: {
      title: 'Guidelines read',
      /** Followed by a time. */
      text: 'You can submit your application until',
      label: 'Read them again',
    },
    missing: `You must read the application guidelines before submitting. Please visit the "${pages.applyGuidelines.title}" page first.`,
  },
  position: {
    label: 'Position',
    hint: 'Each position has its own questions.',
    none: 'Choose a position',
    missing: 'Please select a position',
    closedMark: '(closed)',
    closed: {
      title: 'Applications for this position are closed',
      another: 'Please choose another position, or come back later.',
      /** For the only position. */
      later: 'Please come back later.',
    },
  },
  choose: 'Choose an answer',
  submitLabel: 'Submit Application',
  submittingLabel: 'Submitting Application...',
  cancelLabel: 'Cancel',
  confirmation: 'By submitting this application you confirm that all information in it is accurate.',
  follow:
    'If you are signed in, your dashboard shows how it is going. Without an account, you get a private link to follow it.',
  draft: {
    note: 'Your answers are saved in this browser for 7 days, or until you sign out. Marked answers are not saved.',
    /** Follows the hint of a question whose answer is not stored. */
    unkept: 'Not saved in this browser. Enter it again after a reload.',
    discard: {
      title: 'Discard your draft?',
      text: 'All answers that you have written are deleted from this browser. This cannot be undone.',
      confirmLabel: 'Discard Draft',
    },
    change: {
      title: (position: string) => `Change to ${position}?`,
      text: 'Questions that both positions ask keep their answers. The other answers are deleted:',
      confirmLabel: 'Change Position',
    },
  },
  success: {
    title: 'Application Submitted Successfully!',
    link: {
      title: 'Your private link',
      text: 'Anyone with this link can see what you sent and what was decided, so keep it to yourself. The applications page of this browser lists it, too.',
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
