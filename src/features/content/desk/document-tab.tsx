import { ArrowLeft, Plus } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { ContentKind } from '@/contract/content-fields';
import { contentDesk } from '@/messages/en/content-desk';
import { toFailure } from '@/store/failure';
import { Button, ButtonLink } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Spinner } from '@/ui/feedback/spinner';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { leaveUnasked } from '@/ui/routing/place';
import { contentDeskApi, isDocument } from './content-desk-api';
import type { Documents, Subject } from './documents';
import { Editor } from './editor/editor';
import { outcomeOf } from './editor/outcome';
import { DocumentList, type DocumentListProps } from './list/document-list';
import { useDocument } from './list/use-documents';
import { LIST, NEW, useContentAddress } from './use-content-address';

interface SubjectProps<Kind extends ContentKind, Values extends object> {
  subject: Subject<Kind, Values>;
}

/** The editor of a document, or with null of a new one. */
const DocumentEditor = <Kind extends ContentKind, Values extends object>({
  subject,
  item,
  onMade,
}: SubjectProps<Kind, Values> & {
  item: Documents[Kind] | null;
  /** Told the id that it has got, as a new one. */
  onMade: (id: string) => void;
}) => {
  const { kind } = subject;
  const { opened, go } = useContentAddress();
  const [save] = contentDeskApi.useSaveDocumentMutation();
  const isOne = (other: unknown): other is Documents[Kind] => isDocument(kind, other);
  return (
    <Editor
      subject={subject}
      draftKeyOf={(of) => `${kind}/${of?.id ?? ''}`}
      start={{ item, values: subject.toValues(item) }}
      send={async (body, base) =>
        outcomeOf(
          await save({
            kind,
            id: base?.id ?? null,
            body: { ...body, ...(base && { version: base.version }) },
          }),
          isOne,
        )
      }
      onSaved={({ id }, closes) =>
        leaveUnasked(() => {
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

/** The editor of what the address names, once that is there. */
const OpenedDocument = <Kind extends ContentKind, Values extends object>({
  subject,
  id,
  onMade,
}: SubjectProps<Kind, Values> & { id: string; onMade: (id: string) => void }) => {
  const { kind, words } = subject;
  const { query, item } = useDocument(kind, id);
  /** Editing goes on with what it began with, whatever the list says meanwhile. */
  const [begun, setBegun] = useState<Documents[Kind]>();
  if (!begun && item) setBegun(item);
  if (begun) return <DocumentEditor subject={subject} item={begun} onMade={onMade} />;
  if (query.error)
    return (
      <RetryAlert title={words.failure} onRetry={query.refetch}>
        {toFailure(query.error).message}
      </RetryAlert>
    );
  if (item === undefined) return <Spinner label={words.loading} />;
  return <EmptyState title={contentDesk.gone(words.noun)}>{contentDesk.goneText}</EmptyState>;
};

interface FrameProps {
  title: string;
  action: ReactNode;
  /** Whether the keyboard goes on here: something was opened or closed. */
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

/** A tab of the desk: the list of a kind, or what is opened of it. */
export const DocumentTab = <Kind extends ContentKind, Values extends object>({
  subject,
  List = DocumentList,
}: SubjectProps<Kind, Values> & {
  /** In the place of the usual list. */
  List?: ComponentType<DocumentListProps<Kind, Values>>;
}) => {
  const { words } = subject;
  const { opened, searchFor, go } = useContentAddress();
  /** What gets an id stays in its editor, which was opened for something new or for an id that is gone. */
  const [made, setMade] = useState<{ openedFor: string | null; id: string }>();
  if (opened.is === 'list' && made !== undefined) setMade(undefined);
  const here = searchFor(opened);
  const [place, setPlace] = useState({ here, isFirst: true });
  if (place.here !== here) setPlace({ here, isFirst: false });
  const takesFocus = !place.isFirst;
  if (opened.is === 'list')
    return (
      <Frame
        key="list"
        title={words.list}
        takesFocus={takesFocus}
        action={
          <Button variant="primary" icon={<Plus size={18} />} onClick={() => go(NEW)}>
            {words.create}
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
      title={opened.is === 'new' ? words.create : words.editing}
      takesFocus={takesFocus}
      action={
        <ButtonLink to={searchFor(LIST)} variant="quiet" icon={<ArrowLeft size={18} />}>
          {contentDesk.backToList}
        </ButtonLink>
      }
    >
      {id === null ? (
        <DocumentEditor subject={subject} item={null} onMade={onMade} />
      ) : (
        <OpenedDocument subject={subject} id={id} onMade={onMade} />
      )}
    </Frame>
  );
};
