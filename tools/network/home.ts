import type { HomeHero, HomeSection, HomeSectionKind } from '@/contract/network/home';
import type { OptionalSubject } from '@/contract/network/subjects';
import { usualKicker } from '@/messages/en/home';
import { whyGone } from './gone';
import type { Network } from './subjects';

/** What visitors read first, in the owner's words or the network's own name and description. */
export const heroOf = ({ home, identity }: Pick<Network, 'home' | 'identity'>): HomeHero =>
  home.hero ?? { kicker: usualKicker, title: identity.name, text: identity.description };

/** Subjects without which a section has nothing to show. */
const NEEDED: Partial<Record<HomeSectionKind, OptionalSubject>> = {
  events: 'events',
  community: 'community',
};

/** The home page's sections, from top to bottom. Stories are read on pages of their own, which go with the page of news. */
export const sectionsOf = (network: Network): HomeSection[] =>
  network.home.sections.filter(({ kind }) => {
    if (kind === 'news') return whyGone(network, 'news') === null;
    const needed = NEEDED[kind];
    return needed === undefined || !network.missing.includes(needed);
  });
