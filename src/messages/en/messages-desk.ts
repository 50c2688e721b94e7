import type { DeliveryFailure } from '@/contract/delivery-failures';
import { plural } from '@/lib/plural';

const ofStatus = (status: number | undefined): string => (status === undefined ? '' : ` (${String(status)})`);

/** Texts of the desk with visitors' messages. */
export const messagesDesk = {
  filter: {
    label: 'Show',
    states: { open: 'Open', answered: 'Answered', all: 'All messages' },
    search: 'Search address, subject and text',
    submit: 'Search',
  },
  list: {
    label: 'Messages',
    loading: 'Loading the messages...',
    failureTitle: 'The messages could not be loaded',
    none: {
      open: { title: 'No open messages', text: 'Messages that visitors send to the team appear here.' },
      answered: { title: 'No answered messages', text: 'Messages appear here once someone answers them.' },
      all: { title: 'No messages', text: 'Messages that visitors send to the team appear here.' },
    },
    noneFound: { title: 'Nothing found', text: 'Try another word, or show all messages.' },
    /** `searched` is the number of messages that were looked through so far. */
    found: (count: number, searched: string, hasMore: boolean) =>
      `${plural(count, { one: '1 message', other: `${String(count)} messages` })} found among the newest ${searched}.${
        hasMore ? ' “Show more” looks through older ones.' : ''
      }`,
  },
  states: { open: 'Open', answered: 'Answered' },
  takenBy: (name: string) => `Taken by ${name}`,
  deliveries: {
    stored: 'Stored only',
    waiting: 'Forwarding',
    delivered: 'Forwarded',
    failed: 'Not forwarded',
  },
  pane: {
    label: 'Message',
    back: 'All messages',
    loading: 'Loading the message...',
    failureTitle: 'The message could not be loaded',
    missing: {
      title: 'This message does not exist',
      text: 'Someone has deleted it, or the address is wrong.',
    },
  },
  viewers: {
    title: (names: string) => `Also open: ${names}`,
    text: 'Agree on who answers, so that the visitor gets one answer.',
  },
  actions: {
    take: { label: 'Take', done: 'You have taken this message' },
    takeOver: { label: 'Take over' },
    release: { label: 'Release', done: 'Message released' },
    close: { label: 'Mark as answered', done: 'Message marked as answered' },
    reopen: { label: 'Reopen', done: 'Message reopened' },
    failureTitle: 'The message was not changed',
  },
  answers: {
    title: 'Answers',
    by: (name: string, when: string) => `${name}, ${when}`,
    deliveries: { waiting: 'Sending', sent: 'Sent', dead: 'Not delivered' },
    failures: {
      limited: () => 'The mail service does not accept more emails at the moment.',
      gone: (status) => `The mail service does not exist at its address${ofStatus(status)}.`,
      refused: (status) => `The mail service refused the email${ofStatus(status)}.`,
      failed: (status) => `The mail service could not take the email${ofStatus(status)}.`,
      no_answer: () => 'The mail service did not answer.',
      unreadable: () => 'The stored email cannot be read.',
    } satisfies Record<DeliveryFailure, (status: number | undefined) => string>,
    gaveUp: (reason: string) => `Gave up after a day. ${reason}`,
    waiting: (reason: string) => `${reason} The site tries again.`,
    dead: {
      title: 'The answer was not delivered',
      resend: 'Send again',
      done: 'The answer is on its way again',
    },
  },
  answer: {
    title: 'Answer by email',
    template: { label: 'Begin with a template', none: 'Choose a template' },
    text: { label: 'Answer', hint: (email: string) => `Goes to ${email}, with the message below it.` },
    submit: 'Send answer',
    done: (email: string) => `Your answer to ${email} is on its way`,
    failureTitle: 'The answer was not sent',
    conflict: 'Your text is still here. Read what changed before you send it.',
    noMail: {
      title: 'This site sends no email',
      text: 'Answer from your own mailbox by the address above, then mark the message as answered.',
    },
    discard: {
      title: 'Discard this draft?',
      text: 'Your unsent answer will be deleted. This cannot be undone.',
      confirmLabel: 'Discard draft',
    },
  },
  deleteLabel: 'Delete',
  deleteNamed: (subject: string) => `Delete the message ${subject}`,
  deletion: {
    title: 'Delete this message?',
    text: (subject: string, email: string) =>
      `“${subject}” from ${email} will be deleted from this site, with its answers. This cannot be undone.`,
    /** About a message that is still to be forwarded. */
    unforwarded: (subject: string, email: string) =>
      `“${subject}” from ${email} will be deleted from this site, with its answers, and will not be forwarded. This cannot be undone.`,
    confirmLabel: 'Delete message',
    done: 'Message deleted',
  },
} as const;
