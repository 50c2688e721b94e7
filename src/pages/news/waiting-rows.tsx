import { styled } from 'styled-components';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Stack } from '@/ui/layout/stack';
import { VisuallyHidden } from '@/ui/layout/text';

/** Has the height of a phone's page, so that the content below does not come and go. */
const Room = styled(Stack)`
  min-height: 80vh;
`;
const ROWS = [1, 2, 3];

/** Placeholder of a list that is loading. */
export const WaitingRows = ({ label }: { label: string }) => (
  <Room gap={3} role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {ROWS.map((row) => (
      <Skeleton key={row} height="11rem" />
    ))}
  </Room>
);
