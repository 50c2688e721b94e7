import type { IconName } from '@/contract/network/visuals';
import { site } from './site';

export const supportPage = {
  title: 'Support Center',
  subtitle: 'Stuck, locked out or just curious? Choose the way that suits you, a person reads all of them.',
} as const;

export interface SupportCard {
  id: string;
  title: string;
  text: string;
  /** The line that says when, or how fast. */
  note: string;
  label: string;
  url: string;
  icon: IconName;
}

export const supportCards: readonly SupportCard[] = [
  {
    id: 'live-support',
    title: 'Live Support',
    text: 'Talk to a staff member on Discord. Best for things that cannot wait: a lost connection, a running match, somebody who needs to be stopped.',
    note: `Available ${site.supportHours} every day`,
    label: 'Start Live Chat',
    url: site.links.discord,
    icon: 'headset',
  },
  {
    id: 'knowledge-base',
    title: 'Knowledge Base',
    text: 'Guides for every mode, command lists and step-by-step help with connecting, linking accounts and setting up mods.',
    note: 'Always open',
    label: 'Browse Articles',
    url: site.links.docs,
    icon: 'book',
  },
  {
    id: 'submit-a-ticket',
    title: 'Submit a Ticket',
    text: 'For everything that needs a closer look: appeals, purchases, reports with evidence. Tickets are opened on Discord and seen only by you and the team.',
    note: 'Response within 24 hours guaranteed',
    label: 'Open a Ticket',
    url: site.links.discord,
    icon: 'ticket',
  },
];

export const faqSection = {
  title: 'Frequently Asked Questions',
  text: 'What we hear most. The knowledge base has the rest.',
  viewAll: { label: 'View All FAQs', url: site.links.docs },
} as const;

/** Each button puts its name into the contact form's subject. */
export const supportCategories: { title: string; items: readonly { label: string; icon: IconName }[] } = {
  title: 'What is it about?',
  items: [
    { label: 'Account Issues', icon: 'users' },
    { label: 'Connection Problems', icon: 'plug' },
    { label: 'Store & Purchases', icon: 'shop' },
    { label: 'Report a Player', icon: 'alert' },
    { label: 'Donation Support', icon: 'gift' },
  ],
};

export const contactForm = {
  title: 'Get in Touch',
  text: `Write to us here, or to ${site.supportEmail}. Please do not send passwords or card details; we never ask for them.`,
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
    text: `Your text is still here. If it cannot wait, write to ${site.supportEmail}.`,
    offline: 'You are offline. Please send it again once you are connected.',
  },
  /** The form itself comes after the page. */
  notLoaded: {
    title: 'The form could not be loaded',
    text: `Please check your connection, or write to ${site.supportEmail}.`,
    retryLabel: 'Try again',
  },
  noScript: { text: 'This form needs JavaScript. Without it, please write to', email: site.supportEmail },
} as const;
