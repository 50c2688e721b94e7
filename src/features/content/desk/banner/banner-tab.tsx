import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { DeskBanner } from '@/contract/content';
import { contentDesk } from '@/messages/en/content-desk';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Spinner } from '@/ui/feedback/spinner';
import { notify } from '@/ui/feedback/toast';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { contentDeskApi, isBanner } from '../content-desk-api';
import { Editor } from '../editor/editor';
import { outcomeOf } from '../editor/outcome';
import { useOfferUndo } from '../list/deleted';
import { banner } from './banner';
import { toBannerBody, toBannerValues } from './banner-values';

const words = contentDesk.banner;

interface DeleteButtonProps {
  item: DeskBanner;
  onDeleted: () => void;
  onRestored: (item: DeskBanner | null) => void;
}

/** Deletes the banner at once, since that can be undone. */
const DeleteButton = ({ item, onDeleted, onRestored }: DeleteButtonProps) => {
  const [remove, { isLoading }] = contentDeskApi.useDeleteBannerMutation();
  const [save] = contentDeskApi.useSaveBannerMutation();
  const offerUndo = useOfferUndo();
  const deleteIt = async () => {
    const { error } = await remove(item);
    if (error) {
      notify.error(contentDesk.deleted.refused(words.title), { description: toFailure(error).message });
      return;
    }
    offerUndo({
      key: `banner/${String(item.version)}`,
      name: words.title,
      async restore() {
        const restored = await save(toBannerBody(toBannerValues(item)));
        if (restored.error) return toFailure(restored.error).message;
        onRestored(restored.data.item);
        return null;
      },
    });
    onDeleted();
  };
  return (
    <Button variant="quiet" icon={<Trash2 size={16} />} loading={isLoading} onClick={() => void deleteIt()}>
      {contentDesk.delete}
    </Button>
  );
};

/** The banner that there is, with its editor, which begins anew when that is deleted or brought back. */
const BannerPlace = ({ loaded }: { loaded: DeskBanner | null }) => {
  const [save] = contentDeskApi.useSaveBannerMutation();
  const [item, setItem] = useState(loaded);
  const [begun, setBegun] = useState({ item: loaded, times: 1 });
  const begin = (next: DeskBanner | null) => {
    setItem(next);
    setBegun(({ times }) => ({ item: next, times: times + 1 }));
  };
  return (
    <Stack>
      <Stack direction="row" gap={1.5} justify="space-between" wrap>
        <Heading level={2}>{words.title}</Heading>
        {item && <DeleteButton item={item} onDeleted={() => begin(null)} onRestored={begin} />}
      </Stack>
      {item ? (
        <banner.Facts item={item} />
      ) : (
        <div>
          <Text weight={600}>{words.none}</Text>
          <Text color="muted">{words.noneText}</Text>
        </div>
      )}
      <Editor
        key={begun.times}
        subject={banner}
        draftKeyOf={() => 'banner'}
        start={{ item: begun.item, values: toBannerValues(begun.item) }}
        send={async (body, base) =>
          outcomeOf(await save({ ...body, ...(base && { version: base.version }) }), isBanner)
        }
        onSaved={setItem}
      />
    </Stack>
  );
};

/** The tab of the one banner. */
export const BannerTab = () => {
  const { data, error, isFetching, refetch } = contentDeskApi.useGetBannerQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  /** Editing goes on with what it began with: what was kept of an earlier visit may be old. */
  const [loaded, setLoaded] = useState<{ item: DeskBanner | null }>();
  if (!loaded && data && !isFetching && !error) setLoaded(data);
  if (loaded) return <BannerPlace loaded={loaded.item} />;
  if (error && !isFetching)
    return (
      <RetryAlert title={words.failure} onRetry={() => void refetch()}>
        {toFailure(error).message}
      </RetryAlert>
    );
  return <Spinner label={words.loading} />;
};
