import type { HomeHero, HomeSection, HomeSectionKind } from '@/contract/network/home';
import type { OptionalSubject } from '@/contract/network/subjects';
import { whyGone } from './gone';
import type { Network } from './subjects';

/** Returns the hero: the owner's text, or the network's own name and description. */
export const heroOf = ({ home, identity, usual }: Pick<Network, 'home' | 'identity' | 'usual'>): HomeHero =>
  home.hero ?? { kicker: usual.home.usualKicker, title: identity.name, text: identity.description };

/**
 * Returns the players' name for where they arrive, mid-sentence and at the start of one. The network's name, the default, keeps
 * its case.
 */
export const arrivalOf = ({
  home: { arrival },
  identity: { name },
}: {
  home: Pick<Network['home'], 'arrival'>;
  identity: Pick<Network['identity'], 'name'>;
}) => {
  if (arrival === undefined) return { arrival: name, arrivalFirst: name };
  const [first = '', ...others] = arrival;
  return { arrival, arrivalFirst: first.toUpperCase() + others.join('') };
};

/** Subjects that a section needs to have content. */
const NEEDED: Partial<Record<HomeSectionKind, OptionalSubject>> = {
  events: 'events',
  community: 'community',
};

/** Returns the home page's sections, from top to bottom. Stories have their own pages, which disappear with the news page. */
export const sectionsOf = (network: Network): HomeSection[] =>
  network.home.sections.filter(({ kind }) => {
    if (kind === 'news') return whyGone(network, 'news') === null;
    const needed = NEEDED[kind];
    return needed === undefined || !network.missing.includes(needed);
  });
