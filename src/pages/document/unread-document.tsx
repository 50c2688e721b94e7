import { useLayoutEffect } from 'react';
import { notFound } from '#messages/pages';
import { isolated } from '@/lib/direction';
import { documentTitle } from '@/lib/pages';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { WaitingRows } from '../news/waiting-rows';

/**
 * Sets the tab's title to that of a document; null for a missing one, undefined for one that is not loaded.
 * @param above title of the page above it
 */
export const useDocumentTitle = (title: string | null | undefined, above: string): void => {
  const shown = title === null ? notFound.title : (title ?? above);
  useLayoutEffect(() => {
    document.title = documentTitle(isolated(shown));
  }, [shown]);
};

interface UnreadDocumentProps {
  /** Title of the page above it. */
  title: string;
  texts: { loading: string; failed: { title: string; text: string } };
  query: { isFetching: boolean; isError: boolean; refetch: () => PromiseLike<{ isError: boolean }> };
}

/** The page of a story or an event that is loading, or could not be loaded. */
export const UnreadDocument = ({ title, texts, query }: UnreadDocumentProps) => {
  const { isFetching, isError, refetch } = query;
  /**
   * The reloaded document contains it, even if an ad blocker blocks the call because of words in its
   * URL.
   */
  const retry = async () => {
    const { isError: isRefused } = await refetch();
    if (isRefused && navigator.onLine) window.location.reload();
  };
  return (
    <>
      <PageHeader title={title} />
      <Section as="div" width="reading">
        {isError && !isFetching ? (
          <RetryAlert title={texts.failed.title} onRetry={() => void retry()}>
            {texts.failed.text}
          </RetryAlert>
        ) : (
          <WaitingRows label={texts.loading} />
        )}
      </Section>
    </>
  );
};
