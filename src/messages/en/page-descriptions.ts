import type { PageKey, PrivatePageKey } from '@/contract/pages';

/**
 * What search engines and link previews say of each page but the home page, where an owner says nothing else: one or two sentences, at
 * most 160 characters. `{name}` stands for the network's name.
 */
export const pageDescriptions: Record<Exclude<PageKey, 'home'> | PrivatePageKey, string> = {
  serverInfo: 'See who is online on {name} right now, how its servers are doing, and how to connect.',
  store: 'What the store of {name} offers, what each thing gives you and what it costs.',
  vote: 'Vote for {name} on sites that list servers, keep your streak alive and collect rewards in the game.',
  leaderboard: 'The ten best players of {name} in each mode, and where you stand.',
  rules: 'The rules of {name}, and what happens when somebody breaks them.',
  community: 'Where {name} meets: chat, forums and the next events.',
  team: 'The people behind {name}: leadership, developers, moderators and helpers, and what each of them looks after.',
  support:
    'Help with {name}: live support, guides, tickets, answers to common questions and a form that reaches the team.',
  apply: 'Join the team of {name}. Start here.',
  applyGuidelines:
    'What {name} asks of applicants, what each position needs and how an application is reviewed.',
  applyForm:
    'The application form of {name}. Choose a position, answer in your own words and send it to the team.',
  requiredMods:
    'Which mods {name} needs, which ones help, which ones are prohibited, and how to install them.',
  versions:
    'Which Minecraft versions can join {name}, what works on each, what your computer needs and which mods are fine.',
  news: 'What is new on {name}: seasons, updates and announcements, the newest first.',
  events:
    'Tournaments, competitions and other dates on {name}, what there is to win, and a calendar to follow.',
  terms: 'The terms for using {name}: accounts, rules, purchases and what we can and cannot promise.',
  privacy:
    'What {name} collects, why, how long it is kept, who helps us process it, and how to see, correct or delete it.',
  dmca: 'How to report a copyright infringement on {name}, how to answer a report, and what happens to repeat infringers.',
  coppa:
    'For parents of players under 13: your rights, what {name} collects from children, and how to give or withdraw consent.',
  licenses:
    'The open source software that {name} is built on, and the licenses under which its authors share it.',
  login:
    'Sign in to your account on {name} to see your dashboard and change your name, password or email address.',
  register:
    'Create an account on {name} with a username, an email address and a password. It is free and takes a minute.',
  adminApplications: 'Who wants to join the team of {name}: read, discuss and decide applications.',
  adminMessages: 'What visitors have written to {name} through the contact form.',
  adminUsers: 'Search, create, change and remove the accounts of {name}, and end their sessions.',
  adminLeaderboard: 'Start a new season on {name}, or take somebody off the leaderboard.',
  adminContent: 'Write and change what visitors of {name} read: news, events, questions and the banner.',
  adminVotes: 'See which companions of {name} are heard, which votes came in and what became of the rewards.',
  adminBackups: 'Earlier states of {name}: see, make, download and restore backups.',
  adminAudit: 'What admins of {name} have done: who, what, to whom and when.',
  dashboard: 'Your account on {name}: your details, the places where you are signed in, and your data.',
  admin: 'The desk of those who run {name}: figures of the network and the health of its parts.',
  forgot: 'Get a link to choose a new password for your account on {name}.',
  reset: 'Choose a new password for your account on {name}.',
  verify: 'Confirm the email address of your account on {name}.',
  applicationStatus: 'How your application to {name} is doing, and what the team says about it.',
};
