import { admin } from '#messages/admin';
import { Button } from '@/ui/button/button';
import { Stack } from '@/ui/layout/stack';

/** Paging state of an infinite query. */
export interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

export const MoreButton = ({ pages }: { pages: Pages }) =>
  pages.hasNextPage && (
    <Stack align="center">
      <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {admin.moreLabel}
      </Button>
    </Stack>
  );
