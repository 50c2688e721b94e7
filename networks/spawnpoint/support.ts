import type { SupportInput } from '@/contract/network/support';

export default {
  title: 'Support Center',
  subtitle: 'Stuck, locked out or just curious? Choose the way that suits you, a person reads all of them.',
  ways: [
    {
      id: 'live-support',
      title: 'Live Support',
      text: 'Talk to a staff member on Discord. Best for things that cannot wait: a lost connection, a running match, somebody who needs to be stopped.',
      note: 'Available 10AM - 6PM IST every day',
      label: 'Start Live Chat',
      url: 'https://discord.spawnpoint.example',
      icon: 'headset',
    },
    {
      id: 'knowledge-base',
      title: 'Knowledge Base',
      text: 'Guides for every mode, command lists and step-by-step help with connecting, linking accounts and setting up mods.',
      note: 'Always open',
      label: 'Browse Articles',
      url: 'https://docs.spawnpoint.example',
      icon: 'book',
    },
    {
      id: 'submit-a-ticket',
      title: 'Submit a Ticket',
      text: 'For everything that needs a closer look: appeals, purchases, reports with evidence. Tickets are opened on Discord and seen only by you and the team.',
      note: 'Response within 24 hours guaranteed',
      label: 'Open a Ticket',
      url: 'https://discord.spawnpoint.example',
      icon: 'ticket',
    },
  ],
  questions: {
    title: 'Frequently Asked Questions',
    text: 'What we hear most. The knowledge base has the rest.',
    viewAll: { label: 'View All FAQs', url: 'https://docs.spawnpoint.example' },
  },
  topics: {
    title: 'What is it about?',
    items: [
      { label: 'Account Issues', icon: 'users' },
      { label: 'Connection Problems', icon: 'plug' },
      { label: 'Store & Purchases', icon: 'shop' },
      { label: 'Report a Player', icon: 'alert' },
      { label: 'Donation Support', icon: 'gift' },
    ],
  },
  contact: {
    title: 'Get in Touch',
    text: 'Write to us here, or to support@spawnpoint.example. Please do not send passwords or card details; we never ask for them.',
  },
  answers: [
    {
      name: 'Need more details',
      text: 'Hello {name},\n\nthank you for writing. Please tell us your game name, the server you were on, and when it happened, so that we can look into it.\n\nThe Spawnpoint team',
    },
    {
      name: 'Fixed',
      text: 'Hello {name},\n\nthis is fixed now. If you still see the problem, please restart your game and write to us again.\n\nThe Spawnpoint team',
    },
    {
      name: 'Appeals are on Discord',
      text: 'Hello {name},\n\nwe decide about bans on Discord only. Please open a ticket there; a moderator answers within a day.\n\nThe Spawnpoint team',
    },
  ],
} satisfies SupportInput;
