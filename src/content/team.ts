import type { BrandName, Hue, IconName } from '@/contract/network/visuals';
import { site } from './site';

export type TeamCategory = 'ownership' | 'development' | 'moderation' | 'helper';

export type TeamRole =
  | 'Server Founder'
  | 'Server Owner'
  | 'System Admin & Website Developer'
  | 'Development Manager'
  | 'Developer'
  | 'Admin'
  | 'Moderator'
  | 'Helper'
  | 'Trial Staff';

export interface MemberLink {
  brand: BrandName;
  label: string;
  url: string;
}

export interface TeamMember {
  name: string;
  role: TeamRole;
  category: TeamCategory;
  /** Game name: the avatar services draw this player. */
  minecraftUsername: string;
  links?: readonly MemberLink[];
}

/** Somebody in a category that may be one that the page has no section for. */
export type RosterMember = Omit<TeamMember, 'category'> & { category: string };

export interface TeamSection {
  title: string;
  text: string;
  hue: Hue;
  icon: IconName;
}

export const teamPage = {
  title: 'Our Team',
  subtitle: 'Meet the amazing people behind the network',
  /** Pixels of the picture on a card and of the small head beside the game name. */
  avatarSizes: { portrait: 200, head: 16 },
} as const;

/** Sections in the order in which they are shown. */
export const teamSections: Record<TeamCategory, TeamSection> = {
  ownership: {
    title: 'Leadership Team',
    text: `They started ${site.name}, pay its bills and answer for what happens on it.`,
    hue: 'gold',
    icon: 'crown',
  },
  development: {
    title: 'Development Team',
    text: 'They write the plugins, this website and the apologies when either breaks.',
    hue: 'lapis',
    icon: 'code',
  },
  moderation: {
    title: 'Moderation Team',
    text: 'They keep fights fair and chat readable, and decide on appeals.',
    hue: 'crimson',
    icon: 'shield',
  },
  helper: {
    title: 'Helper Team',
    text: 'They are the first to answer when you ask something in game.',
    hue: 'grass',
    icon: 'heart',
  },
};

/** For members of a category that has no section. */
export const otherTeamSection: TeamSection = {
  title: 'Other Team',
  text: 'They help wherever help is needed.',
  hue: 'amethyst',
  icon: 'users',
};

export const teamMembers: readonly TeamMember[] = [
  { name: 'Rowan', role: 'Server Founder', category: 'ownership', minecraftUsername: 'RowanAtDusk' },
  { name: 'Saffron', role: 'Server Owner', category: 'ownership', minecraftUsername: 'SaffronForge' },
  {
    name: 'Ilya Marsh',
    role: 'System Admin & Website Developer',
    category: 'development',
    minecraftUsername: 'packetmarsh',
    links: [
      { brand: 'portfolio', label: 'Portfolio', url: site.team.systemAdmin.portfolio },
      { brand: 'linkedin', label: 'LinkedIn', url: site.team.systemAdmin.linkedin },
      { brand: 'github', label: 'GitHub', url: site.team.systemAdmin.github },
    ],
  },
  {
    name: 'Noor',
    role: 'Development Manager',
    category: 'development',
    minecraftUsername: 'NoorOfTheNether',
  },
  {
    name: 'Kestrel',
    role: 'Developer',
    category: 'development',
    minecraftUsername: 'kestrel_dev',
    links: [
      { brand: 'github', label: 'GitHub', url: site.team.developer.github },
      { brand: 'website', label: 'Website', url: site.team.developer.website },
    ],
  },
  { name: 'Vesper', role: 'Admin', category: 'moderation', minecraftUsername: 'VesperWarden' },
  { name: 'Bramble', role: 'Admin', category: 'moderation', minecraftUsername: 'Bramble' },
  { name: 'Juniper', role: 'Moderator', category: 'moderation', minecraftUsername: 'JuniperJolt' },
  { name: 'Oskar', role: 'Moderator', category: 'moderation', minecraftUsername: 'OskarOnWatch' },
  { name: 'Tamsin', role: 'Moderator', category: 'moderation', minecraftUsername: 'tamsin_' },
  { name: 'Pixelroot', role: 'Helper', category: 'helper', minecraftUsername: 'Pixelroot' },
  { name: 'Marlow', role: 'Helper', category: 'helper', minecraftUsername: 'MarlowMines' },
  { name: 'Cinder', role: 'Helper', category: 'helper', minecraftUsername: 'cinderpath' },
  { name: 'Aoife', role: 'Helper', category: 'helper', minecraftUsername: 'AoifeAfloat' },
  { name: 'Dune', role: 'Trial Staff', category: 'helper', minecraftUsername: 'DuneWalker_' },
  { name: 'Harlan', role: 'Trial Staff', category: 'helper', minecraftUsername: 'HarlanHops' },
  { name: 'Lark', role: 'Trial Staff', category: 'helper', minecraftUsername: 'LarkInTheDark' },
];
