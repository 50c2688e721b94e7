import type { Announcement } from '@/contract/application-desk';
import type { DeskState } from '@/contract/applications';
import type { DeliveryFailure } from '@/contract/delivery-failures';
import { isolated } from '@/lib/direction';
import { plural } from '@/lib/plural';

const countOf = (count: number): string =>
  plural(count, { one: `${String(count)} application`, other: `${String(count)} applications` });

/** Label of an application's state for staff, at the desk and in the audit log. */
export const deskStates: Record<DeskState, string> = {
  new: 'New',
  in_review: 'In review',
  accepted: 'Accepted',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** Texts of the desk with applications. */
export const applicationsDesk = {
  filters: { position: 'Position', state: 'State', announcement: 'Announcement' },
  /** Stands for the name of an applicant who has withdrawn. */
  nameErased: 'Name erased',
  list: {
    label: 'Applications',
    loading: 'Loading the applications...',
    failureTitle: 'The applications could not be loaded',
    count: (count: number, hasMore: boolean) => (hasMore ? `${String(count)}+ applications` : countOf(count)),
    /** Follows the count. */
    behind: '. Could not check for new ones. Trying again.',
    waiting: (count: number) =>
      plural(count, {
        one: `${String(count)} new application`,
        other: `${String(count)} new applications`,
      }),
    choose: 'Choose several',
    none: { title: 'No applications yet', text: 'New applications appear here without a reload.' },
    noneFound: { title: 'Nothing found', text: 'No application matches the filters.', all: 'Show all' },
  },
  bulk: {
    label: 'Several at once',
    chosen: (count: number) =>
      plural(count, {
        one: `${String(count)} application chosen`,
        other: `${String(count)} applications chosen`,
      }),
    all: (count: number) => `Choose all ${String(count)}`,
    none: 'Choose none',
    stop: 'Stop',
    finish: 'Done',
    problem: { title: 'Not all of them were changed', close: 'Close' },
    progress: (doing: string, done: number, total: number) =>
      `${doing}: ${String(done)} of ${countOf(total)}`,
    actions: {
      reject: {
        label: 'Reject',
        doing: 'Rejecting',
        question: (count: number) => `Reject ${countOf(count)}?`,
        text: 'Their applicants can see it at once, without a note, and apply for the position again after 30 days. Each decision can be taken back.',
        confirmLabel: (count: number) => `Reject ${countOf(count)}`,
        done: (count: number) => `${countOf(count)} rejected`,
      },
      delete: {
        label: 'Delete',
        doing: 'Deleting',
        question: (count: number) => `Delete ${countOf(count)}?`,
        text: 'All answers, notes and comments are erased, and the messages about them in the chat. This cannot be undone.',
        confirmLabel: (count: number) => `Delete ${countOf(count)}`,
        done: (count: number) => `${countOf(count)} deleted`,
      },
    },
  },
  unopened: {
    title: 'Choose an application',
    text: 'Press J for the next application and K for the previous one.',
  },
  pane: {
    label: 'Application',
    back: 'All applications',
    previous: 'Previous',
    next: 'Next',
    loading: 'Loading the application...',
    failureTitle: 'The application could not be loaded',
    missing: {
      title: 'This application does not exist',
      text: 'Someone has deleted it, or the address is wrong.',
    },
    withdrawn: {
      title: 'The applicant has withdrawn this application',
      text: 'All that it said about them is erased. This entry is deleted after 180 days.',
    },
  },
  facts: {
    chat: 'Chat account',
    account: 'Account here',
    noAccount: 'Not signed in',
    guidelines: 'Guidelines read',
    noGuidelines: 'Not needed',
    sent: 'Sent',
    changed: 'Last change',
  },
  announcement: {
    states: {
      sent: 'Announced',
      waiting: 'Waiting for the chat',
      dead: 'Not announced',
      stored: 'Stored only',
    } satisfies Record<Announcement['state'], string>,
    stored: 'No chat is set up for announcements.',
    sent: 'Posted to the chat.',
    underWay: 'On its way.',
    refused: 'The chat did not accept it',
    posted: (sent: number, parts: number) =>
      `${plural(parts, {
        one: `${String(sent)} of ${String(parts)} message`,
        other: `${String(sent)} of ${String(parts)} messages`,
      })} posted.`,
    attempts: (failed: number, posted: string) =>
      `${plural(failed, {
        one: `${String(failed)} failed attempt`,
        other: `${String(failed)} failed attempts`,
      })}, ${posted}`,
    next: (when: string) => `Next attempt: ${when}.`,
    resend: 'Resend',
    failureTitle: 'The announcement was not sent again',
  },
  note: {
    title: 'Note to the applicant',
    none: 'None yet.',
    write: 'Write a note',
    edit: 'Edit note',
    /** Title of the dialog. */
    to: (ign: string) => `Note to ${isolated(ign)}`,
    text: 'The applicant sees it at once. The state stays as it is.',
    hint: 'Stands beside the state, for the applicant alone.',
    submit: 'Save note',
    done: 'Note saved',
    cancel: 'Cancel',
    failureTitle: 'The application was not changed',
  },
  decision: {
    failureTitle: 'The state was not changed',
    accepted: {
      title: (ign: string) => `Accept the application of ${isolated(ign)}?`,
      text: 'They can see at once that they are in. Any other state takes the decision back.',
      submit: 'Accept',
      done: (ign: string) => `Application of ${isolated(ign)} accepted`,
    },
    rejected: {
      title: (ign: string) => `Reject the application of ${isolated(ign)}?`,
      text: 'They can see it at once, and apply for the position again after 30 days. Any other state takes the decision back.',
      submit: 'Reject',
      done: (ign: string) => `Application of ${isolated(ign)} rejected`,
    },
  },
  comments: {
    title: 'Comments',
    text: 'For staff only. The applicant never sees them.',
    field: 'Comment',
    submit: 'Add comment',
    failureTitle: 'The comment was not added',
  },
  deletion: {
    label: 'Delete application',
    text: 'All answers, the note and the comments are erased, and the applicant’s link stops working. Its messages in the chat are deleted, too. This cannot be undone.',
    named: {
      question: (ign: string) => `Delete the application of ${isolated(ign)}?`,
      done: (ign: string) => `Application of ${isolated(ign)} deleted`,
      failureTitle: (ign: string) => `The application of ${isolated(ign)} was not deleted`,
    },
    /** About a withdrawn application, whose applicant’s name is erased. */
    nameless: {
      question: () => 'Delete this application?',
      done: () => 'Application deleted',
      failureTitle: () => 'The application was not deleted',
    },
  },
} as const;

const ofStatus = (status: number | undefined): string => (status === undefined ? '' : ` (${String(status)})`);

/** Reasons why the team's chat has not taken an announcement. */
export const announcementFailures = {
  limited: () => 'The chat platform does not accept more messages at the moment.',
  gone: (status) => `The chat platform does not know this webhook${ofStatus(status)}. Check its address.`,
  refused: (status) => `The chat platform refused the message${ofStatus(status)}.`,
  failed: (status) => `The chat platform could not take the message${ofStatus(status)}.`,
  no_answer: () => 'The chat platform did not answer.',
  unreadable: () => 'The stored record cannot be read.',
} as const satisfies Record<DeliveryFailure, (status: number | undefined) => string>;

export const gaveUp = (reason: string): string => `Gave up after a day. ${reason}`;
