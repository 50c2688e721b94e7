import { pages } from '#network/pages';
import type { Hue, SceneName } from '@/contract/network/visuals';
import { site } from './site';

/** Join Our Community on the home page. */
export const communityStats: readonly { value: string; label: string }[] = [
  { value: '6K+', label: 'Discord Members' },
  { value: '200+', label: 'Active Players' },
  { value: '100+', label: 'Projects Built' },
  { value: '10+', label: 'Events Monthly' },
];

export interface Testimonial {
  /** Also what the avatar service draws the face from. */
  name: string;
  role: string;
  quote: string;
  /** Stars out of five. */
  rating: 5;
}

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Mira Vale',
    role: 'Lifesteal player since Season 2',
    quote:
      'I lost nine hearts on my first weekend and was given a base, two friends and a nickname by Monday. I have not missed a season since.',
    rating: 5,
  },
  {
    name: 'Tobias Renn',
    role: 'Tournament regular',
    quote:
      'Queues are short, hits feel right, and when somebody cheats they are gone before the round is over. That is all I ever wanted from practice.',
    rating: 5,
  },
  {
    name: 'Anjali Rao',
    role: 'Builder and parent',
    quote:
      'My son and I build here on Sundays. Chat stays friendly, and the one time it did not, a moderator wrote to me the same evening.',
    rating: 5,
  },
];

export const communityButtons = {
  discord: { label: 'Join Discord', url: site.links.discord },
  events: { label: 'View Events', path: pages.community.path },
} as const;

/** The Community Hub page. */
export const communityHub = {
  title: 'Community Hub',
  subtitle: `${site.name} does not stop when you log out. Here is where the rest of it happens.`,
} as const;

/** The card with the chat invite. */
export const discordCard = {
  title: 'Join Our Discord',
  text: 'The fastest way to find a team, hear about a restart or ask something that no guide answers. Read the welcome channel, choose your modes, say hello.',
  bullets: ['6,000+ members', 'Chat channels per game mode', 'Weekly events and giveaways'],
  label: 'Join Our Discord',
  url: site.links.discord,
} as const;

export interface ForumCategory {
  id: string;
  title: string;
  description: string;
  posts: number;
  /** Game names of the last three who wrote; their heads are shown. */
  recentPosters: readonly [string, string, string];
  hue: Hue;
  scene: SceneName;
}

export const forums = {
  title: 'Forums',
  text: 'Longer than a chat message, and still there next month.',
  viewAll: { label: 'View All Forums', url: site.links.forums },
  viewLabel: 'View Forum',
  postsLabel: 'posts',
} as const;

export const forumCategories: readonly ForumCategory[] = [
  {
    id: 'survival-strategies',
    title: 'Survival Strategies',
    description:
      'First nights, hidden bases, heart trades that went well and some that did not. Bring coordinates you no longer need.',
    posts: 1243,
    recentPosters: ['emberfox_', 'QuartzPilot', 'mosslantern'],
    hue: 'grass',
    scene: 'survival',
  },
  {
    id: 'redstone-creations',
    title: 'Redstone Creations',
    description:
      'Doors, sorters, farms and contraptions that nobody asked for, with schematics and the patience to explain them.',
    posts: 876,
    recentPosters: ['Comparatrix', 'tickwarden', 'BlazeLedger'],
    hue: 'crimson',
    scene: 'redstone',
  },
  {
    id: 'creative-builds',
    title: 'Creative Builds',
    description:
      'Screenshots of finished builds, and help with the unfinished ones. Ask for a critique and you will get a kind one.',
    posts: 1589,
    recentPosters: ['TerraCotta9', 'oakandamber', 'VelvetSpire'],
    hue: 'diamond',
    scene: 'build',
  },
];

/** A category's page on the forum's host: its title in lower case, spaces turned into hyphens. */
export const forumCategoryUrl = (title: string): string =>
  site.forumCategory(title.toLowerCase().replaceAll(' ', '-'));

export interface UpcomingEvent {
  id: string;
  title: string;
  date: string;
  month: string;
  type: string;
  text: string;
}

const comingSoon = {
  title: 'Coming Soon...',
  date: 'TBA',
  month: 'SOON',
  type: 'Event',
  text: 'Announcement coming soon',
} as const;

export const upcomingEvents = {
  title: 'Upcoming Events',
  text: 'The next dates are being settled. They are announced on Discord first.',
  items: [
    { id: 'upcoming-1', ...comingSoon },
    { id: 'upcoming-2', ...comingSoon },
    { id: 'upcoming-3', ...comingSoon },
  ] satisfies UpcomingEvent[],
  notify: { label: 'Stay Notified', url: site.links.discord },
} as const;
