import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { useIsTakenOver } from '@/hooks/use-is-taken-over';
import { isPageAt } from '@/lib/pages';
import { useNavigate } from '@/ui/routing/place';

const Markdown = lazy(async () => ({
  default: (await import(/* webpackChunkName: "markdown" */ '@/features/content/markdown/markdown')).Markdown,
}));

const TEXT_ID = 'story-text';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** What a document has of the text stays as it is, so that no browser needs the parser for what it shows already. */
const TakenOverText = () => {
  const navigate = useNavigate();
  const [markup] = useState(() => document.getElementById(TEXT_ID)?.innerHTML ?? '');
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || link.target !== '' || link.origin !== window.location.origin || !isPlainClick(event)) return;
    // Files of the site, such as the feed, are the browser's to open.
    if (!isPageAt(link.pathname)) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  return <div id={TEXT_ID} dangerouslySetInnerHTML={{ __html: markup }} onClick={follow} />;
};

/** The text of a story, in Markdown. */
export const StoryText = ({ text }: { text: string }) => {
  const isTakenOver = useIsTakenOver();
  if (isTakenOver && typeof document !== 'undefined') return <TakenOverText />;
  return (
    <div id={TEXT_ID}>
      <Suspense fallback={null}>
        <Markdown text={text} />
      </Suspense>
    </div>
  );
};
