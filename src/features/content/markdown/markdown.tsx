import { memo } from 'react';
import { parseMarkdown } from '@/contract/markdown';
import { toElements } from './elements';
import { Prose } from './prose';

export interface MarkdownProps {
  /** Source text of the editor. */
  text: string;
  /** Level of the heading above the text; the text's own headings start one below. */
  under?: 1 | 2 | 3;
}

/**
 * Renders Markdown in the site's own look. Its headings are below the page's, links and pictures have only
 * allowed targets, and nothing in it is executed. Includes the parser, 37 kB, so public pages load it late.
 */
export const Markdown = memo(function Markdown({ text, under = 1 }: MarkdownProps) {
  return <Prose>{toElements(parseMarkdown(text), under)}</Prose>;
});
