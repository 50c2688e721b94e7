import { styled } from 'styled-components';
import { guidelinesPage } from '@/messages/en/applications/guidelines';
import { onlyWithScript } from '@/theme/mixins';
import { Alert } from '@/ui/feedback/alert';
import { useGuidelinesReadUntil } from './use-guidelines-read';

const { keepReading, unlocked } = guidelinesPage;

/** Both notices are as high as the higher one, so that nothing moves when one takes the other's place. */
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

/** What is left to read, or until when it counts. No live region: the figure changes with every turn of the wheel. */
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
