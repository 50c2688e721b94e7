import { styled } from 'styled-components';
import { guidelinesPage } from '@/content/applications/guidelines';
import { onlyWithScript } from '@/theme/mixins';
import { ProgressBar } from '@/ui/feedback/progress-bar';

/** Above the header, whose height varies. */
const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${({ theme }) => theme.layer.menu};

  svg {
    display: block;
    height: 6px;
  }
  ${onlyWithScript}
  @media print {
    display: none;
  }
`;

/** How far the visitor has come, along the top of the window. */
export const ReadingLine = ({ percent }: { percent: number }) => (
  <Line>
    <ProgressBar label={guidelinesPage.progressLabel} value={percent} />
  </Line>
);
