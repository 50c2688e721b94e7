import type { BrandName } from '@/contract/network/visuals';
import { pages, type PagePath } from './pages';
import { site } from './site';

/** Leads to a page of this site. */
export interface InternalLink {
  label: string;
  path: PagePath;
}

/** Leads elsewhere, in a new tab. */
export interface ExternalLink {
  label: string;
  url: string;
}

/** `'url' in link` tells the two apart. */
export type NavLink = InternalLink | ExternalLink;

export interface SocialLink extends ExternalLink {
  brand: BrandName;
}

/** The header's links, left to right. */
export const mainLinks: readonly InternalLink[] = [
  { label: 'Home', path: pages.home.path },
  { label: 'Server', path: pages.serverInfo.path },
  { label: 'Store', path: pages.store.path },
  { label: 'Vote', path: pages.vote.path },
];

/** The dropdown that ends the header's links. */
export const moreMenu: { label: string; links: readonly NavLink[] } = {
  label: 'More',
  links: [
    { label: 'Leaderboard', path: pages.leaderboard.path },
    { label: 'Forums', url: site.links.forums },
    { label: 'Rules', path: pages.rules.path },
    { label: 'Community', path: pages.community.path },
    { label: 'Our Team', path: pages.team.path },
    { label: 'Support', path: pages.support.path },
  ],
};

/** The header's prominent button. */
export const applyLink: InternalLink = { label: 'Apply Now', path: pages.apply.path };

/** The footer's first column: tagline and where else the network is found. */
export const footerBrand: { tagline: string; social: readonly SocialLink[] } = {
  tagline: site.tagline,
  social: [
    { label: 'Discord', url: site.links.discord, brand: 'discord' },
    { label: 'Instagram', url: site.links.instagram, brand: 'instagram' },
    { label: 'YouTube', url: site.links.youtube, brand: 'youtube' },
  ],
};

/** The footer's other three columns. */
export const footerColumns: readonly { title: string; links: readonly InternalLink[] }[] = [
  {
    title: 'Quick Links',
    links: [
      { label: 'Server Info', path: pages.serverInfo.path },
      { label: 'Required Mods', path: pages.requiredMods.path },
      { label: 'Required Version', path: pages.versions.path },
      { label: 'Leaderboard', path: pages.leaderboard.path },
    ],
  },
  {
    title: 'Community',
    links: [
      { label: 'Rules', path: pages.rules.path },
      { label: 'Community', path: pages.community.path },
      { label: 'Our Team', path: pages.team.path },
      { label: 'Support', path: pages.support.path },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms of Service', path: pages.terms.path },
      { label: 'Privacy Policy', path: pages.privacy.path },
      { label: 'Copyright Policy', path: pages.dmca.path },
      { label: 'Parental Consent', path: pages.coppa.path },
    ],
  },
];

/** The footer's last lines. */
export const footerNotes = {
  copyright: (year: number): string => `© ${String(year)} ${site.name}. All rights reserved.`,
  licenses: { label: 'Open source licenses', path: pages.licenses.path },
  disclaimer: 'Not an official Minecraft product. Not approved by or associated with Mojang or Microsoft.',
} as const;
