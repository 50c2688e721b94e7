import { styled } from 'styled-components';
import { guidelinesPage } from '#messages/applications/guidelines';
import { onlyWithScript } from '@/theme/mixins';
import { Alert } from '@/ui/feedback/alert';
import { useGuidelinesReadUntil } from './use-guidelines-read';

const { keepReading, unlocked } = guidelinesPage;

/** Both notices have the height of the taller one, so nothing moves when one replaces the other. */
const Notice = styled(Alert)`
  width: 100%;
  min-height: 8.5rem;

  @media (min-width: 360px) {
    min-height: 7rem;
  }
  ${({ theme }) => theme.media.medium} {
    min-height: 5.5rem;
  }
  ${onlyWithScript}
  @media print {
    display: none;
  }
`;
const Percent = styled.strong`
  color: ${({ theme }) => theme.color.text};
  font-variant-numeric: tabular-nums;
`;

/**
 * The part left to read, or the time until which the reading is valid. Not a live region, because the figure
 * changes with every scroll.
 */
export const ReadingNotice = ({ percent }: { percent: number }) => {
  const until = useGuidelinesReadUntil();
  if (until === null)
    return (
      <Notice role="note" tone="warning" title={keepReading.title}>
        {keepReading.text} <Percent>{percent}%</Percent>
      </Notice>
    );
  return (
    <Notice role="note" tone="success" title={unlocked.title}>
      {unlocked.text} {until}.
    </Notice>
  );
};
