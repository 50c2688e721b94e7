import { contentDesk } from '#messages/content-desk';
import { questionsDesk } from '#messages/content-desk-questions';
import { MoreButton } from '@/features/admin/more-button';
import { toFailure } from '@/store/failure';
import { Alert } from '@/ui/feedback/alert';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Spinner } from '@/ui/feedback/spinner';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';
import { type DocumentListProps, DocumentLine } from '../list/document-list';
import { useDocuments } from '../list/use-documents';
import { isQuestion } from './order-api';
import { OrderList } from './order-list';
import { inOrder } from './placing';
import type { QuestionValues } from './question-fields';
import { useOrder } from './use-order';

const texts = contentDesk.kinds.faq;

/** The questions in the visitors' order, which can be changed here. */
export const QuestionList = ({ subject, onEdit }: DocumentListProps<'faq', QuestionValues>) => {
  const { query, items } = useDocuments('faq');
  const questions = inOrder(items ?? []);
  const readMore = async () => {
    const { data, isError } = await query.fetchNextPage();
    return isError ? null : inOrder((data?.pages ?? []).flatMap((page) => page.items).filter(isQuestion));
  };
  const { move, problem } = useOrder({ questions, readMore: query.hasNextPage ? readMore : undefined });
  if (query.error)
    return (
      <RetryAlert title={texts.failure} onRetry={query.refetch}>
        {toFailure(query.error).message}
      </RetryAlert>
    );
  if (!items) return <Spinner label={texts.loading} />;
  if (items.length === 0) return <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>;
  return (
    <Stack gap={2}>
      <Note>{questionsDesk.orderNote}</Note>
      {problem && (
        <Alert tone="danger" title={problem.title}>
          {problem.text}
        </Alert>
      )}
      <OrderList
        label={texts.list}
        items={questions}
        nameOf={({ question }) => question}
        hasMore={query.hasNextPage}
        onMove={(id, to) => void move(id, to)}
      >
        {(question) => <DocumentLine subject={subject} item={question} onEdit={() => onEdit(question.id)} />}
      </OrderList>
      <MoreButton pages={query} />
    </Stack>
  );
};
