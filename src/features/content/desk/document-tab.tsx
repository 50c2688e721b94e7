import { ArrowLeft, Plus } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { contentDesk } from '#messages/content-desk';
import type { ContentKind } from '@/contract/content-fields';
import { toFailure } from '@/store/failure';
import { Button, ButtonLink } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Spinner } from '@/ui/feedback/spinner';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { leaveUnasked } from '@/ui/routing/leaving';
import { DocumentEditor } from './document-editor';
import type { Documents, ListedSubject } from './documents';
import { DocumentList, type DocumentListProps } from './list/document-list';
import { useDocument } from './list/use-documents';
import { LIST, NEW, useContentAddress } from './use-content-address';

interface SubjectProps<Kind extends ContentKind, Values extends object> {
  subject: ListedSubject<Kind, Values>;
}

/** Shows a document's editor, then the list or the URL of what was saved. */
const ListedEditor = <Kind extends ContentKind, Values extends object>({
  subject,
  item,
  onMade,
}: SubjectProps<Kind, Values> & {
  item: Documents[Kind] | null;
  /** Receives the id of a newly created document. */
  onMade: (id: string) => void;
}) => {
  const { opened, go } = useContentAddress();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return (
    <DocumentEditor
      subject={subject}
      item={item}
      onSaved={({ id }, closes) =>
        leaveUnasked(() => {
          // An editor who has left in the meantime is not led back.
          if (!isMounted.current) return;
          if (closes) {
            go(LIST);
            return;
          }
          if (opened.is === 'document' && opened.id === id) return;
          onMade(id);
          go({ is: 'document', id }, { replace: true });
        })
      }
    />
  );
};

/** The editor of the document in the URL, once it has loaded. */
const OpenedDocument = <Kind extends ContentKind, Values extends object>({
  subject,
  id,
  onMade,
}: SubjectProps<Kind, Values> & { id: string; onMade: (id: string) => void }) => {
  const { kind, texts } = subject;
  const { query, item } = useDocument(kind, id);
  /** The editor keeps its initial item, even if the list changes in the meantime. */
  const [begun, setBegun] = useState<Documents[Kind]>();
  if (!begun && item) setBegun(item);
  if (begun) return <ListedEditor subject={subject} item={begun} onMade={onMade} />;
  if (query.error)
    return (
      <RetryAlert title={texts.failure} onRetry={query.refetch}>
        {toFailure(query.error).message}
      </RetryAlert>
    );
  if (item === undefined) return <Spinner label={texts.loading} />;
  return <EmptyState title={texts.gone}>{contentDesk.goneText}</EmptyState>;
};

interface FrameProps {
  title: string;
  action: ReactNode;
  /** True if focus moves here, after opening or closing a document. */
  takesFocus: boolean;
  children: ReactNode;
}

const Frame = ({ title, action, takesFocus, children }: FrameProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Stack gap={2}>
      <Stack direction="row" gap={1.5} justify="space-between" wrap>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {action}
      </Stack>
      {children}
    </Stack>
  );
};

/** A tab of the desk: the list of a kind, or the document opened from it. */
export const DocumentTab = <Kind extends ContentKind, Values extends object>({
  subject,
  List = DocumentList,
}: SubjectProps<Kind, Values> & {
  /** Replaces the default list. */
  List?: ComponentType<DocumentListProps<Kind, Values>>;
}) => {
  const { texts } = subject;
  const { opened, searchFor, go } = useContentAddress();
  /** A document that gets an id stays in its editor, which was opened for a new one or for a deleted id. */
  const [made, setMade] = useState<{ openedFor: string | null; id: string }>();
  if (opened.is === 'list' && made !== undefined) setMade(undefined);
  const here = searchFor(opened);
  const [shown, setShown] = useState({ here, isFirst: true });
  if (shown.here !== here) setShown({ here, isFirst: false });
  const takesFocus = !shown.isFirst;
  if (opened.is === 'list')
    return (
      <Frame
        key="list"
        title={texts.list}
        takesFocus={takesFocus}
        action={
          <Button variant="primary" icon={<Plus size={18} />} onClick={() => go(NEW)}>
            {texts.create}
          </Button>
        }
      >
        <List subject={subject} onEdit={(id) => go({ is: 'document', id })} />
      </Frame>
    );
  const openedId = opened.is === 'document' ? opened.id : null;
  const id = made && openedId === made.id ? made.openedFor : openedId;
  const onMade = (newId: string) => setMade({ openedFor: id, id: newId });
  return (
    <Frame
      key={`editor/${id ?? ''}`}
      title={opened.is === 'new' ? texts.create : texts.editing}
      takesFocus={takesFocus}
      action={
        <ButtonLink to={searchFor(LIST)} variant="quiet" icon={<ArrowLeft size={18} />}>
          {contentDesk.backToList}
        </ButtonLink>
      }
    >
      {id === null ? (
        <ListedEditor subject={subject} item={null} onMade={onMade} />
      ) : (
        <OpenedDocument subject={subject} id={id} onMade={onMade} />
      )}
    </Frame>
  );
};
