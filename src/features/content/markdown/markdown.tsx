import { memo } from 'react';
import { parseMarkdown } from '@/contract/markdown';
import { toElements } from './elements';
import { Prose } from './prose';

interface MarkdownProps {
  /** As its editor wrote it. */
  text: string;
  /** Level of the heading that the text stands under: its own begin one below. */
  under?: 1 | 2 | 3;
}

/**
 * A text in Markdown, in the site's own look. Its headings stand below the page's, its links and pictures lead only where
 * they may, and nothing in it is executed. Brings the parser along, 37 kB: public pages load it late.
 */
export const Markdown = memo(function Markdown({ text, under = 1 }: MarkdownProps) {
  return <Prose>{toElements(parseMarkdown(text), under)}</Prose>;
});
