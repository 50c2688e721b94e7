import type { ContactWay, Legal, LegalBlock, LegalDocument, LegalKey } from '@/contract/network/legal';
import type { LegalFact, WrittenBlock } from '@/contract/network/legal-text';
import type { PublishPlayers } from '@/contract/network/servers';
import { listed } from '@/lib/listed';
import type { UsualTexts } from './usual-texts';

/** Facts about a network in legal texts, beside its name. */
export interface LegalFacts {
  email: string;
  /** Address of the chat, if any. */
  discord: string | undefined;
  /** Addresses that serve avatars. */
  avatars: readonly string[];
  keepsPages: boolean;
  publishPlayers: PublishPlayers;
  /** The product's own words in them. */
  texts: UsualTexts['legal'];
}

const textsOf = ({
  email,
  avatars,
  keepsPages,
  publishPlayers,
  texts,
}: LegalFacts): Record<LegalFact, string> => ({
  email,
  avatarHosts: listed(new Set(avatars.map((address) => new URL(address).host))),
  keptPages: keepsPages ? texts.KEPT_PAGES : '',
  publishedPlayers: texts.PUBLISHED_PLAYERS[publishPlayers],
});

const contactItems = (
  { email, discord, texts: { contactWays } }: LegalFacts,
  subject: string | undefined,
): ContactWay[] => {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`;
  return [
    { label: contactWays.email, value: email, href: `mailto:${email}${query}` },
    ...(discord === undefined
      ? []
      : [{ label: contactWays.discord, value: contactWays.onDiscord, href: discord }]),
  ];
};

/** Returns the documents with the facts filled in. `{name}` stays. */
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
