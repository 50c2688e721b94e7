import { identity } from '#network/identity';

/** What the contact form says. */
export const contactForm = {
  fields: { email: 'Email', subject: 'Subject', message: 'Message' },
  hints: {
    email: 'We answer to this address and use it for nothing else.',
    message: 'What happened, when, and your game name if it matters.',
  },
  submitLabel: 'Send Message',
  sendingLabel: 'Sending...',
  success: {
    title: 'Message sent',
    text: 'Thank you. A member of the team will answer by email.',
  },
  /** What went wrong stands before the text. */
  failure: {
    title: 'Message not sent',
    text: `Your text is still here. If it cannot wait, write to ${identity.email}.`,
    offline: 'You are offline. Please send it again once you are connected.',
  },
  /** The form itself comes after the page. */
  notLoaded: {
    title: 'The form could not be loaded',
    text: `Please check your connection, or write to ${identity.email}.`,
    retryLabel: 'Try again',
  },
  noScript: { text: 'This form needs JavaScript. Without it, please write to', email: identity.email },
} as const;
