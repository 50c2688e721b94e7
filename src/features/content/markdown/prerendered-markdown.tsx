import { lazy, Suspense, useContext, useState, type MouseEvent, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWasPrerendered } from '@/hydration/hooks';
import { HydrationContext } from '@/hydration/hydration-boundary';
import { isPageAt } from '@/lib/pages';
import type { MarkdownProps } from './markdown';

/** The parser is as large as a page. */
export const loadMarkdown = () => import(/* webpackChunkName: "markdown" */ './markdown');

const Markdown = lazy(async () => ({ default: (await loadMarkdown()).Markdown }));

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const DocumentMarkup = ({ id }: { id: string }) => {
  const navigate = useNavigate();
  const [markup] = useState(() => document.getElementById(id)?.innerHTML ?? '');
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.target !== '' || link.origin !== window.location.origin || !isPlainClick(event)) return;
    // Files of the site, such as the feed, are left to the browser.
    if (!isPageAt(link.pathname)) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  return <div id={id} dangerouslySetInnerHTML={{ __html: markup }} onClick={follow} />;
};

interface PrerenderedMarkdownProps extends MarkdownProps {
  /** Id of its element. */
  id: string;
  /** Rendered in place of the text where no document has it; by default the text itself. */
  children?: ReactNode;
}

const OneText = ({ id, children, ...text }: PrerenderedMarkdownProps) => {
  const isPrerender = useContext(HydrationContext)?.waits === false;
  const wasPrerendered = useWasPrerendered();
  if (wasPrerendered && !isPrerender) return <DocumentMarkup id={id} />;
  if (children !== undefined && !isPrerender) return children;
  return (
    <div id={id}>
      <Suspense fallback={null}>
        <Markdown {...text} />
      </Suspense>
    </div>
  );
};

/**
 * A text in Markdown that keeps its markup from the prerendered document, so that no browser needs the parser
 * for it.
 */
export const PrerenderedMarkdown = (props: PrerenderedMarkdownProps) => (
  <OneText key={props.text} {...props} />
);
