import type { ContactWay, Legal, LegalBlock, LegalDocument, LegalKey } from '@/contract/network/legal';
import type { LegalFact, WrittenBlock } from '@/contract/network/legal-text';
import type { PublishPlayers } from '@/contract/network/servers';
import { contactWays, KEPT_PAGES, PUBLISHED_PLAYERS } from '@/messages/en/legal';

/** What legal texts tell of a network beside its name. */
export interface LegalFacts {
  email: string;
  /** Address of its chat, where it has one. */
  discord: string | undefined;
  /** Addresses of pictures of people. */
  avatars: readonly string[];
  keepsPages: boolean;
  publishPlayers: PublishPlayers;
}

const textsOf = ({ email, avatars, keepsPages, publishPlayers }: LegalFacts): Record<LegalFact, string> => ({
  email,
  avatarHosts: [...new Set(avatars.map((address) => new URL(address).host))].join(' and '),
  keptPages: keepsPages ? KEPT_PAGES : '',
  publishedPlayers: PUBLISHED_PLAYERS[publishPlayers],
});

const contactItems = ({ email, discord }: LegalFacts, subject: string | undefined): ContactWay[] => {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return [
    { label: contactWays.email, value: email, href: `mailto:${email}${query}` },
    ...(discord === undefined
      ? []
      : [{ label: contactWays.discord, value: contactWays.onDiscord, href: discord }]),
  ];
};

/** The documents with the facts in them. `{name}` stays. */
export const legalOf = (
  { terms, privacy, dmca, coppa }: Legal,
  facts: LegalFacts,
): Record<LegalKey, LegalDocument> => {
  const texts = Object.entries(textsOf(facts));
  const withFacts = (text: string): string =>
    texts.reduce((said, [fact, value]) => said.replaceAll(`{${fact}}`, () => value), text);
  const blockOf = (block: WrittenBlock): LegalBlock => {
    if (block.kind === 'contact') return { kind: 'contact', items: contactItems(facts, block.subject) };
    if (block.kind === 'list') return { ...block, items: block.items.map(withFacts) };
    return { ...block, text: withFacts(block.text) };
  };
  const documentOf = (document: Legal[LegalKey]): LegalDocument => ({
    ...document,
    sections: document.sections.map((section) => ({ ...section, blocks: section.blocks.map(blockOf) })),
  });
  return {
    terms: documentOf(terms),
    privacy: documentOf(privacy),
    dmca: documentOf(dmca),
    coppa: documentOf(coppa),
  };
};
