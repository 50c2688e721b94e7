import { Button } from '@/ui/button/button';
import { Stack } from '@/ui/layout/stack';

export interface MoreButtonProps {
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/** Leads on to the next page of a list, as long as there is one. */
export const MoreButton = ({ hasMore, isLoading, onMore }: MoreButtonProps) =>
  hasMore && (
    <Stack align="center">
      <Button loading={isLoading} onClick={onMore}>
        Show more
      </Button>
    </Stack>
  );
