/** One piece of a legal page. One renderer shows all kinds. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered?: true; items: readonly string[] }
  /** Ways to reach the network; a link's `href` is `mailto:` or an address of `site.links`. */
  | { kind: 'contact'; items: readonly { label: string; value: string; href: string }[] };

export interface LegalSection {
  /** Anchor of the table of contents. */
  id: string;
  title: string;
  /** Shown as a card of its own. */
  card?: true;
  blocks: readonly Block[];
}

export interface LegalDocument {
  title: string;
  /** Says in a sentence what the page is, under its title. */
  summary: string;
  updatedLabel: string;
  /** ISO 8601 day, or `today` for a page that shows the day on which it is read. */
  updated: 'today' | `${number}-${number}-${number}`;
  sections: readonly LegalSection[];
}

export const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const steps = (...items: readonly string[]): Block => ({ kind: 'list', ordered: true, items });
