import * as v from 'valibot';
import { parseMarkdown } from '../markdown';
import { text } from './fields';

/** One block of a legal text, as written by the owner. */
export type WrittenBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered?: true; items: string[] }
  /** Ways to reach the network; emails open with the subject filled in. */
  | { kind: 'contact'; subject?: string };

/** Placeholders, in braces, for facts about the network. */
const FACTS = ['name', 'email', 'avatarHosts', 'keptPages', 'publishedPlayers'] as const;
/** Facts that only legal texts use. */
export type LegalFact = Exclude<(typeof FACTS)[number], 'name'>;

/** Paragraph that stands for the ways to reach the network, with an email subject after the colon. */
const CONTACT = /^\{contact(?::([^{}]+))?\}$/;

type Token = ReturnType<typeof parseMarkdown>[number];

/** Explains why a text is invalid. */
class Refusal extends Error {}

const refuse = (what: string, lines: Token['map']): never => {
  const where = lines ? ` (line ${String(lines[0] + 1)})` : '';
  throw new Refusal(`must be plain paragraphs and lists, without ${what}${where}`);
};
const nameOf = ({ type }: Token): string => type.replace(/_(open|close)$/, '').replaceAll('_', ' ');

/** Text of a paragraph or an item, with its lines joined. */
const plainText = (inline: Token): string => {
  const plain = (inline.children ?? []).map((token) => {
    if (token.type === 'text') return token.content;
    if (token.type === 'softbreak') return ' ';
    return token.markup === 'linkify' ? '' : refuse(nameOf(token), inline.map);
  });
  return plain.join('');
};

const blockOf = (plain: string): WrittenBlock => {
  const contact = CONTACT.exec(plain);
  if (!contact) return { kind: 'paragraph', text: plain };
  return { kind: 'contact', ...(contact[1] !== undefined && { subject: contact[1].trim() }) };
};

const checkFacts = (block: WrittenBlock): void => {
  const known = FACTS.map((fact) => `{${fact}}`);
  for (const [found] of JSON.stringify(block).matchAll(/\{\w[^{}"]*\}/g))
    if (!known.includes(found))
      throw new Refusal(
        `must not have ${found}: there are ${known.join(', ')}, and {contact} or {contact: Subject} as a paragraph of its own`,
      );
};

/** @throws Refusal for anything but paragraphs and flat lists */
const blocksOf = (markdown: string): WrittenBlock[] => {
  const blocks: WrittenBlock[] = [];
  let list: string[] | null = null;
  // An owner's text is indented like the data around it.
  for (const token of parseMarkdown(markdown.replaceAll(/^[ \t]+/gm, ''))) {
    switch (token.type) {
      case 'bullet_list_open':
      case 'ordered_list_open':
        if (list) refuse('a list in a list', token.map);
        list = [];
        blocks.push({
          kind: 'list',
          ...(token.type === 'ordered_list_open' && { ordered: true }),
          items: list,
        });
        break;
      case 'bullet_list_close':
      case 'ordered_list_close':
        if (list?.length === 0) refuse('a list of nothing', token.map);
        list = null;
        break;
      case 'inline':
        if (list) list.push(plainText(token));
        else blocks.push(blockOf(plainText(token)));
        break;
      case 'list_item_open':
      case 'list_item_close':
      case 'paragraph_open':
      case 'paragraph_close':
        break;
      default:
        refuse(nameOf(token), token.map);
    }
  }
  if (blocks.length === 0) throw new Refusal('must not be empty');
  blocks.forEach(checkFacts);
  return blocks;
};

/** Markdown of paragraphs and lists, converted to blocks. */
export const legalText = v.pipe(
  text,
  v.maxLength(20_000, 'must have 20000 characters at most'),
  v.rawTransform<string, WrittenBlock[]>(({ dataset, addIssue, NEVER }) => {
    try {
      return blocksOf(dataset.value);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      addIssue({ message: error.message });
      return NEVER;
    }
  }),
);
