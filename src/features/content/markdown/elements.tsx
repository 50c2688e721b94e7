import { createElement, Fragment, type ElementType, type ReactNode } from 'react';
import type { parseMarkdown } from '@/contract/markdown';
import { isSitePath } from '@/contract/site-link';
import { uploadSources } from '@/contract/uploads';
import { BodyLink } from './body-link';

type Token = ReturnType<typeof parseMarkdown>[number];

/**
 * Maximum nesting of elements: React and browsers recurse into them, and a text of 20,000 characters can ask
 * for thousands.
 */
const MOST_DEEP = 24;

interface Element {
  type: ElementType;
  props: object;
}

interface Open extends Element {
  children: ReactNode[];
}

const attributeOf = ({ attrs }: Token, wanted: string): string => {
  const found = attrs?.find(([name]) => name === wanted);
  return found ? String(found[1]) : '';
};

/** Blocks that take the direction of their first letter; blocks nested in others follow the outermost. */
const BLOCKS: readonly string[] = [
  'paragraph_open',
  'heading_open',
  'bullet_list_open',
  'ordered_list_open',
  'blockquote_open',
];

/** Returns the element that a token opens. */
const elementOf = (token: Token, headingShift: number): Element => {
  if (token.hidden) return { type: Fragment, props: {} };
  switch (token.type) {
    case 'heading_open':
      return {
        type: `h${String(Math.min(Number(token.tag.slice(1)) + headingShift, 6))}` as ElementType,
        props: {},
      };
    case 'ordered_list_open':
      return { type: 'ol', props: { start: Number(attributeOf(token, 'start') || 1) } };
    case 'link_open':
      return { type: BodyLink, props: { target: attributeOf(token, 'href') } };
    case 'paragraph_open':
    case 'bullet_list_open':
    case 'list_item_open':
    case 'blockquote_open':
    case 'em_open':
    case 'strong_open':
      return { type: token.tag as ElementType, props: {} };
    default:
      return { type: Fragment, props: {} };
  }
};

/** Returns a picture's description, without its markup. */
const wordsOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ type, content, children }) =>
      type.endsWith('break') ? ' ' : children ? wordsOf(children) : content,
    )
    .join('');

const pictureOf = (token: Token, key: number): ReactNode => {
  const src = attributeOf(token, 'src');
  const alt = wordsOf(token.children ?? []);
  return isSitePath(src) ? <img key={key} src={src} alt={alt} loading="lazy" {...uploadSources(src)} /> : alt;
};

/** Renders a token that neither opens nor closes an element. Text that looks like HTML is text. */
const leafOf = (token: Token, key: number, headingShift: number): ReactNode => {
  switch (token.type) {
    case 'inline':
      return <Fragment key={key}>{toElements(token.children ?? [], headingShift)}</Fragment>;
    case 'image':
      return pictureOf(token, key);
    case 'softbreak':
      return '\n';
    case 'hardbreak':
      return <br key={key} />;
    case 'hr':
      return <hr key={key} />;
    case 'code_inline':
      return (
        <code key={key} dir="auto" translate="no">
          {token.content}
        </code>
      );
    case 'fence':
    case 'code_block':
      return (
        <pre key={key} dir="auto">
          <code translate="no">{token.content}</code>
        </pre>
      );
    default:
      return token.content;
  }
};

/**
 * Renders a text's tokens. No part of the text becomes the name of an element or attribute; deeper than
 * {@link MOST_DEEP}, only the plain text remains.
 */
export const toElements = (tokens: readonly Token[], headingShift: number): ReactNode[] => {
  let top: Open = { type: Fragment, props: {}, children: [] };
  const around: Open[] = [];
  let left = 0;
  tokens.forEach((token, key) => {
    if (token.nesting === 1) {
      if (around.length >= MOST_DEEP) {
        left += 1;
        return;
      }
      const { type, props } = elementOf(token, headingShift);
      const isOutermost = around.length === 0 && BLOCKS.includes(token.type);
      around.push(top);
      top = { type, props: { ...props, ...(isOutermost && { dir: 'auto' }) }, children: [] };
    } else if (token.nesting === -1) {
      const parent = left > 0 ? undefined : around.pop();
      if (!parent) {
        left -= 1;
        return;
      }
      parent.children.push(createElement(top.type, { key, ...top.props }, top.children));
      top = parent;
    } else top.children.push(leafOf(token, key, headingShift));
  });
  return top.children;
};
