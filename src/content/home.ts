import type { IconName } from '@/contract/network/visuals';
import { pages } from './pages';
import { site } from './site';

export interface Stat {
  /** As it is shown: `200+`, `99.9%`, `24/7`. */
  value: string;
  label: string;
}

export interface StatTile extends Stat {
  icon: IconName;
}

export const hero = {
  /** Stands small above the title. */
  kicker: `Minecraft Java ${site.versions}`,
  title: 'Every fight starts at spawn',
  text: `${site.name} is a Minecraft network for people who like a fair fight. Warm up in Practice PvP, risk your hearts in Lifesteal, settle it in Duels, and find the same faces in the lobby tomorrow.`,
  startLabel: 'Start Your Journey',
  /** `about` is read after the label by screen readers and search engines, who do not see what stands around it. */
  learnMore: { label: 'Learn More', about: 'about the community', path: pages.community.path },
  videoPause: 'Pause background video',
  videoPlay: 'Play background video',
} as const;

export const statTiles: readonly StatTile[] = [
  { value: '200+', label: 'Active Players', icon: 'users' },
  { value: '99.9%', label: 'Uptime', icon: 'activity' },
  { value: '24/7', label: 'Support', icon: 'headset' },
  { value: '10+', label: 'Custom Features', icon: 'sparkles' },
];

/** Headings of the home page's sections, top to bottom; the cards lie in the files of their subjects. */
export const sections = {
  news: {
    title: 'News and Updates',
    text: 'What changed on the network, and what it means the next time you log in.',
  },
  modes: {
    title: 'Game Modes',
    text: 'Three ways to play, one address. Copy it, join the lobby and walk through a portal.',
  },
  events: {
    title: 'Featured Events',
    text: 'Regular dates with real prizes. Everybody on the server can take part, whatever the rank.',
  },
  features: {
    title: 'Server Features',
    text: 'The things that make a long evening here feel different from any other server.',
  },
  community: {
    title: 'Join Our Community',
    text: 'Most players come for a mode and stay for the people. Here is what some of them say.',
  },
} as const;

/** The band that closes the page. */
export const closingBand: { title: string; stats: readonly Stat[] } = {
  title: `${site.name} in numbers`,
  stats: [
    { value: '200+', label: 'Daily Players' },
    { value: '50+', label: 'Custom Features' },
    { value: '24/7', label: 'Online Support' },
    { value: '99.9%', label: 'Uptime' },
  ],
};

/** Word in front of an event's prize. */
export const prizeLabel = 'Prize';
