import { styled } from 'styled-components';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Stack } from '@/ui/layout/stack';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';

/** As high as the page of a phone, so that what follows does not come and go. */
const Room = styled(Stack)`
  min-height: 80vh;
`;
const ROWS = ['first', 'second', 'third'];

/** Holds the place of a list that is on its way. */
export const WaitingRows = ({ label }: { label: string }) => (
  <Room gap={3} role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {ROWS.map((row) => (
      <Skeleton key={row} height="11rem" />
    ))}
  </Room>
);
