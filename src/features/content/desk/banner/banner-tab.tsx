import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { contentDesk } from '#messages/content-desk';
import type { DeskBanner } from '@/contract/content';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Spinner } from '@/ui/feedback/spinner';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { contentDeskApi } from '../content-desk-api';
import { DocumentEditor } from '../document-editor';
import { useDelete } from '../list/use-delete';
import { banner } from './banner';

const texts = contentDesk.banner;

/** The current banner with its editor, which restarts when the banner is deleted or restored. */
const LoadedBanner = ({ loaded }: { loaded: DeskBanner | null }) => {
  const { deleteIt, isDeleting } = useDelete(banner);
  const [item, setItem] = useState(loaded);
  const [begun, setBegun] = useState({ item: loaded, times: 1 });
  const begin = (next: DeskBanner | null) => {
    setItem(next);
    setBegun(({ times }) => ({ item: next, times: times + 1 }));
  };
  return (
    <Stack>
      <Stack direction="row" gap={1.5} justify="space-between" wrap>
        <Heading level={2}>{texts.title}</Heading>
        {item && (
          <Button
            variant="quiet"
            icon={<Trash2 size={16} />}
            loading={isDeleting}
            onClick={() => void deleteIt(item, { onDeleted: () => begin(null), onRestored: begin })}
          >
            {contentDesk.delete}
          </Button>
        )}
      </Stack>
      {item ? (
        <banner.Facts item={item} />
      ) : (
        <div>
          <Text weight={600}>{texts.none}</Text>
          <Text color="muted">{texts.noneText}</Text>
        </div>
      )}
      <DocumentEditor key={begun.times} subject={banner} item={begun.item} onSaved={setItem} />
    </Stack>
  );
};

export const BannerTab = () => {
  const { data, error, isFetching, refetch } = contentDeskApi.useGetBannerQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  /**
   * Keeps the editor's initial item; cached data of an earlier visit may be old, so it waits for a fresh
   * response.
   */
  const [loaded, setLoaded] = useState<{ item: DeskBanner | null }>();
  if (!loaded && data && !isFetching && !error) setLoaded(data);
  if (loaded) return <LoadedBanner loaded={loaded.item} />;
  if (error && !isFetching)
    return (
      <RetryAlert title={texts.failure} onRetry={() => void refetch()}>
        {toFailure(error).message}
      </RetryAlert>
    );
  return <Spinner label={texts.loading} />;
};
