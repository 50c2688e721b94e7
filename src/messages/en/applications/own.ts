import { stateTexts } from '#network/application-states';
import { identity } from '#network/identity';
import type { ApplicationState } from '@/contract/applications';
import type { Hue } from '@/contract/network/visuals';

interface StateTexts {
  label: string;
  hue: Hue;
  /** Explanation for the applicant, unless the network has its own. */
  text: string;
}

/** Texts about sent applications for their applicants. */
export const ownApplications = {
  title: 'Your applications',
  /** Followed by a day. */
  sentLabel: 'Sent',
  /** Followed by a time. */
  changedLabel: 'Last change',
  noteTitle: 'A note from the team',
  list: {
    text: 'Each status link is private: anyone who has it can see what you sent and what was decided.',
    openLabel: 'View Status',
  },
  dashboard: {
    title: 'Applying',
    failed: 'Your applications could not be loaded',
    retryLabel: 'Retry',
  },
  withdraw: {
    label: 'Withdraw Application',
    question: (position: string) => `Withdraw your ${position} application?`,
    text: 'All your answers are erased at once, here and in the team’s chat, and the link to your application stops working. The team only sees that an application was withdrawn. This cannot be undone, but you can apply again.',
    done: {
      title: 'Your application is withdrawn',
      text: 'Everything that you had written is erased.',
      applyLabel: 'Applications',
    },
    /** Used if it is one of several. */
    doneOf: (position: string) => `Your ${position} application is withdrawn`,
  },
  guidelines: {
    /** Followed by a time. */
    read: 'You have read the application guidelines. This is valid until',
    unread: 'Read the guidelines before you apply. Reading them is valid for 24 hours.',
    /** For a network without guidelines. */
    unneeded: 'Fill in the form to apply.',
    readLabel: 'Read the Guidelines',
    applyLabel: 'Go to the Form',
  },
  status: {
    loading: 'Loading your application...',
    noScript: {
      title: 'This page needs JavaScript',
      text: `Without it, ask about your application at ${identity.email}.`,
    },
    /** Texts around the position. */
    heading: 'application',
    stepsLabel: 'Progress',
    /** Follows the name of a step, for screen readers. */
    stepDone: '(done)',
    steps: { sent: 'Sent', review: 'In review', decision: 'Decision' },
    answers: {
      label: 'Read what you sent',
      loading: 'Loading your answers...',
      failed: 'Your answers could not be loaded',
    },
    refresh: 'This page refreshes itself every 30 seconds.',
    stale: 'This may be out of date: the last refresh failed.',
    incomplete: {
      title: 'This link is not complete',
      text: 'A private link ends with a long row of letters and digits. Copy all of it, from the first character to the last.',
    },
    missing: {
      title: 'No application under this link',
      text: 'The link is mistyped, or the application was withdrawn or erased. Applications are erased 180 days after the decision, or after they were sent if there is no decision, and sooner on request.',
    },
    failed: { title: 'Your application could not be loaded', retryLabel: 'Try again' },
    help: {
      title: 'What you can do',
      browser: 'Open the applications page in the browser that you applied with. It lists your links.',
      browserLabel: 'Applications',
      account: 'Did you apply while you were signed in? Then your dashboard shows it.',
      accountLabel: 'Dashboard',
      support: 'If neither helps, ask us. Tell us your game name and the position.',
      supportLabel: 'Support',
    },
  },
} as const;

/** Texts about each state of an application for its applicant. */
export const applicationStates: Record<ApplicationState, StateTexts> = {
  new: {
    label: 'Received',
    hue: 'amber',
    text: 'We have it. The team has not started to read it yet.',
  },
  in_review: {
    label: 'In review',
    hue: 'diamond',
    text: 'The team is reading your application. Please do not send it a second time.',
  },
  accepted: {
    label: 'Accepted',
    hue: 'grass',
    text: 'Congratulations! The team has accepted your application.',
  },
  rejected: {
    label: 'Not accepted',
    hue: 'crimson',
    text: 'Thank you for your time. It did not work out this time; you may apply for this position again 30 days after the decision.',
  },
};

/** Returns the explanation of an application's state for its applicant. */
export const stateText = (state: ApplicationState): string =>
  stateTexts[state] ?? applicationStates[state].text;
