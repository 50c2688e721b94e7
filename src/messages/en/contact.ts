import { identity } from '#network/identity';

export const contactForm = {
  fields: { email: 'Email', subject: 'Subject', message: 'Message' },
  hints: {
    email: 'We reply to this address and use it for nothing else.',
    message: 'What happened and when, and your game name if it matters.',
  },
  submitLabel: 'Send Message',
  sendingLabel: 'Sending...',
  success: {
    title: 'Message sent',
    text: 'Thank you. A member of the team will reply by email.',
  },
  /** Preceded by the reason. */
  failure: {
    title: 'Message not sent',
    text: `Your message is still here. If it can’t wait, write to ${identity.email}.`,
    offline: 'You are offline. Send it again once you are connected.',
  },
  /** The form's code loads after the page. */
  notLoaded: {
    title: 'The form could not be loaded',
    text: `Check your connection and try again, or write to ${identity.email}.`,
    retryLabel: 'Try again',
  },
  /** Followed by the link. */
  noScript: { text: 'This form needs JavaScript. You can also write to', email: identity.email },
} as const;

/** Reasons for refusing a call about contact messages. */
export const contactRefusals = {
  full: 'We have more messages waiting than we can read. Please write to us by email.',
  noSuchMessage: 'This message does not exist.',
  changed: 'Someone else has changed this message in the meantime.',
  tooManyAnswers: 'This message has too many answers.',
  noMail: 'This site sends no email. Answer from your own mailbox.',
  nothingToResend: 'Only an answer that could not be delivered can be sent again.',
} as const;
