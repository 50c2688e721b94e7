import { contentDesk } from '#messages/content-desk';
import { toFailure } from '@/store/failure';
import { notify } from '@/ui/feedback/toast';
import { contentDeskApi, isDocument } from '../content-desk-api';
import { idOf, type Documents, type DeskKind, type Subject } from '../documents';
import { useOfferUndo } from './deleted';

interface Callbacks<Item> {
  onDeleted?: () => void;
  onRestored?: (item: Item) => void;
}

/** Deletes a document at once, because that can be undone. */
export const useDelete = <Kind extends DeskKind, Values extends object>(subject: Subject<Kind, Values>) => {
  const { kind } = subject;
  const [remove, { isLoading }] = contentDeskApi.useDeleteDocumentMutation();
  const [save] = contentDeskApi.useSaveDocumentMutation();
  const offerUndo = useOfferUndo();
  const deleteIt = async (
    item: Documents[Kind],
    { onDeleted, onRestored }: Callbacks<Documents[Kind]> = {},
  ) => {
    const name = subject.titleOf(item);
    const { error } = await remove({ kind, item });
    if (error) {
      notify.error(contentDesk.deleted.refused(name), { description: toFailure(error).message });
      return;
    }
    offerUndo({
      key: [kind, idOf(item), item.version].join('/'),
      name,
      restore: async () => {
        const restored = await save({ kind, id: null, body: subject.toRestored(item) });
        if (restored.error) return toFailure(restored.error).message;
        const made: unknown = restored.data.item;
        if (isDocument(kind, made)) onRestored?.(made as Documents[Kind]);
        return null;
      },
    });
    onDeleted?.();
  };
  return { deleteIt, isDeleting: isLoading };
};
