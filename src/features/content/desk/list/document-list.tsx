import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ContentKind } from '@/contract/content-fields';
import { DeskList } from '@/features/admin/desk-list';
import { Entry } from '@/features/admin/entry';
import { contentDesk } from '@/messages/en/content-desk';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { notify } from '@/ui/feedback/toast';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { contentDeskApi } from '../content-desk-api';
import type { Documents, Subject } from '../documents';
import { useOfferUndo } from './deleted';
import { useDocuments } from './use-documents';

/** Deletes a document at once, since that can be undone. */
const useDelete = <Kind extends ContentKind, Values extends object>(subject: Subject<Kind, Values>) => {
  const { kind } = subject;
  const [remove] = contentDeskApi.useDeleteDocumentMutation();
  const [save] = contentDeskApi.useSaveDocumentMutation();
  const offerUndo = useOfferUndo();
  return async (item: Documents[Kind]) => {
    const name = subject.titleOf(item);
    const { error } = await remove({ kind, item });
    if (error) {
      notify.error(contentDesk.deleted.refused(name), { description: toFailure(error).message });
      return;
    }
    offerUndo({
      key: item.id,
      name,
      restore: async () => {
        const restored = await save({ kind, id: null, body: subject.toRestored(item) });
        return restored.error ? toFailure(restored.error).message : null;
      },
    });
  };
};

interface LineProps<Kind extends ContentKind, Values extends object> {
  subject: Subject<Kind, Values>;
  item: Documents[Kind];
  onEdit: () => void;
}

/** What a document is, and what can be done to it: two parts for a line of a list. */
export const DocumentLine = <Kind extends ContentKind, Values extends object>(
  props: LineProps<Kind, Values>,
) => {
  const { subject, item, onEdit } = props;
  const { Facts } = subject;
  const [isDeleting, setDeleting] = useState(false);
  const remove = useDelete(subject);
  const titleId = useId();
  const deleteIt = async () => {
    setDeleting(true);
    await remove(item);
    setDeleting(false);
  };
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
          onClick={() => void deleteIt()}
        >
          {contentDesk.delete}
        </Button>
      </Stack>
    </>
  );
};

export interface DocumentListProps<Kind extends ContentKind, Values extends object> {
  subject: Subject<Kind, Values>;
  onEdit: (id: string) => void;
}

/** The documents of a kind, with what can be done to each. */
export const DocumentList = <Kind extends ContentKind, Values extends object>({
  subject,
  onEdit,
}: DocumentListProps<Kind, Values>) => {
  const { words } = subject;
  const { query, items } = useDocuments(subject.kind);
  return (
    <DeskList
      label={words.list}
      loadingLabel={words.loading}
      failureTitle={words.failure}
      query={query}
      items={items?.map((item) => (
        <Entry key={item.id}>
          <DocumentLine subject={subject} item={item} onEdit={() => onEdit(item.id)} />
        </Entry>
      ))}
      empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
    />
  );
};
