import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { contentDesk } from '#messages/content-desk';
import type { ContentKind } from '@/contract/content-fields';
import { DeskList } from '@/features/admin/desk-list';
import { Entry } from '@/features/admin/entry';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import type { Documents, ListedSubject } from '../documents';
import { useDelete } from './use-delete';
import { useDocuments } from './use-documents';

interface LineProps<Kind extends ContentKind, Values extends object> {
  subject: ListedSubject<Kind, Values>;
  item: Documents[Kind];
  onEdit: () => void;
}

/** A document's facts and actions: the two parts of a list line. */
export const DocumentLine = <Kind extends ContentKind, Values extends object>(
  props: LineProps<Kind, Values>,
) => {
  const { subject, item, onEdit } = props;
  const { Facts } = subject;
  const { deleteIt, isDeleting } = useDelete(subject);
  const titleId = useId();
  return (
    <>
      <Stack gap={0.5}>
        <Text weight={600} id={titleId}>
          {subject.titleOf(item)}
        </Text>
        <Facts item={item} />
      </Stack>
      <Stack direction="row" gap={1} wrap>
        <Button icon={<Pencil size={16} />} aria-describedby={titleId} onClick={onEdit}>
          {contentDesk.edit}
        </Button>
        <Button
          variant="quiet"
          loading={isDeleting}
          icon={<Trash2 size={16} />}
          aria-describedby={titleId}
          onClick={() => void deleteIt(item)}
        >
          {contentDesk.delete}
        </Button>
      </Stack>
    </>
  );
};

export interface DocumentListProps<Kind extends ContentKind, Values extends object> {
  subject: ListedSubject<Kind, Values>;
  onEdit: (id: string) => void;
}

/** The documents of a kind, each with its actions. */
export const DocumentList = <Kind extends ContentKind, Values extends object>({
  subject,
  onEdit,
}: DocumentListProps<Kind, Values>) => {
  const { texts } = subject;
  const { query, items } = useDocuments(subject.kind);
  return (
    <DeskList
      label={texts.list}
      loadingLabel={texts.loading}
      failureTitle={texts.failure}
      query={query}
      items={items?.map((item) => (
        <Entry key={item.id}>
          <DocumentLine subject={subject} item={item} onEdit={() => onEdit(item.id)} />
        </Entry>
      ))}
      empty={<EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>}
    />
  );
};
