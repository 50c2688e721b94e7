import type { PageKey, PrivatePageKey } from '@/content/pages';
import { site } from '@/content/site';

/**
 * What search engines and link previews say of each page: one or two sentences, at most 160 characters. Beside the table
 * of pages, since browsers need none of it.
 */
export const pageDescriptions: Record<PageKey | PrivatePageKey, string> = {
  home: site.description,
  serverInfo: `See who is online on ${site.name} right now, how the Lobby, PvP and Lifesteal servers are doing, and how to connect.`,
  store: `Ranks for Practice PvP and Lifesteal on ${site.name}: what each one gives you and what it costs, in US dollars.`,
  vote: `Vote for ${site.name} once a day on three listing sites, keep your streak alive and collect vote keys, in-game currency and coins.`,
  leaderboard: `The ten best players of ${site.name} in PvP and Lifesteal, by kills, K/D ratio, playtime, blocks mined and mob kills.`,
  rules: `The rules of ${site.name} in eight short sections, and what happens when somebody breaks them.`,
  community: `Where ${site.name} meets between matches: the Discord server, the forums and the next events.`,
  team: `The people behind ${site.name}: leadership, developers, moderators and helpers, and what each of them looks after.`,
  support: `Help with ${site.name}: live support, guides, tickets, answers to common questions and a form that reaches the team.`,
  apply: `Join the team of ${site.name} as Staff, Media, Builder, Developer or Partner. Start here.`,
  applyGuidelines: `What ${site.name} asks of applicants, what each position needs and how an application is reviewed.`,
  applyForm: `The application form of ${site.name}. Choose a position, answer in your own words and send it to the team.`,
  requiredMods: `Which mods ${site.name} needs, which ones help, which ones are prohibited, and how to install them in four steps.`,
  versions: `Which Minecraft versions can join ${site.name}, what works on each, what your computer needs and which mods are fine.`,
  news: `What is new on ${site.name}: seasons, updates and announcements, the newest first.`,
  events: `Tournaments, competitions and other dates on ${site.name}, what there is to win, and a calendar to follow.`,
  terms: `The terms for using ${site.name}: accounts, rules, purchases and what we can and cannot promise.`,
  privacy: `What ${site.name} collects, why, how long it is kept, who helps us process it, and how to see, correct or delete it.`,
  dmca: `How to report a copyright infringement on ${site.name}, how to answer a report, and what happens to repeat infringers.`,
  coppa: `For parents of players under 13: your rights, what ${site.name} collects from children, and how to give or withdraw consent.`,
  licenses: `The open source software that ${site.name} is built on, and the licenses under which its authors share it.`,
  login: `Sign in to your account on ${site.name} to see your dashboard and change your name, password or email address.`,
  register: `Create an account on ${site.name} with a username, an email address and a password. It is free and takes a minute.`,
  adminApplications: `Who wants to join the team of ${site.name}: read, discuss and decide applications.`,
  adminMessages: `What visitors have written to ${site.name} through the contact form.`,
  adminUsers: `Search, create, change and remove the accounts of ${site.name}, and end their sessions.`,
  adminLeaderboard: `Start a new season on ${site.name}, or take somebody off the leaderboard.`,
  adminContent: `Write and change what visitors of ${site.name} read: news, events, questions and the banner.`,
  adminVotes: `See which companions of ${site.name} are heard, which votes came in and what became of the rewards.`,
  adminBackups: `Earlier states of ${site.name}: see, make, download and restore backups.`,
  adminAudit: `What admins of ${site.name} have done: who, what, to whom and when.`,
  dashboard: `Your account on ${site.name}: your details, the places where you are signed in, and your data.`,
  admin: `The desk of those who run ${site.name}: figures of the network and the health of its parts.`,
  forgot: `Get a link to choose a new password for your account on ${site.name}.`,
  reset: `Choose a new password for your account on ${site.name}.`,
  verify: `Confirm the email address of your account on ${site.name}.`,
  applicationStatus: `How your application to ${site.name} is doing, and what the team says about it.`,
};
