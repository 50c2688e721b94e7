import { Button } from '@/ui/button/button';
import { Stack } from '@/ui/layout/stack';

/** What an infinite query says of its pages. */
export interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Leads on to the next page of a list, as long as there is one. */
export const MoreButton = ({ pages }: { pages: Pages }) =>
  pages.hasNextPage && (
    <Stack align="center">
      <Button loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        Show more
      </Button>
    </Stack>
  );
