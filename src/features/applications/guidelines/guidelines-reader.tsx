import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { guidelinesPage } from '#messages/applications/guidelines';
import { onlyWithScript } from '@/theme/mixins';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { Section } from '@/ui/layout/section';
import { guidelinesOpened } from '../application-slice';
import { useView } from '../use-view';
import { ReadingBar } from './reading-bar';
import { ReadingNotice } from './reading-notice';
import { useReading } from './use-reading';

/** Reading progress along the top of the window, above the header, whose height varies. */
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
const Top = styled(Section)`
  display: grid;
  justify-items: start;
  gap: ${({ theme }) => theme.space[2]};
  padding-bottom: 0;

  & > * {
    max-width: 100%;
  }
`;

export interface GuidelinesReaderProps {
  /** Content above the notice. */
  top: ReactNode;
  /** The text to read. */
  children: ReactNode;
}

/** The guidelines with reading progress and notices. Opening it counts as a view. */
export const GuidelinesReader = ({ top, children }: GuidelinesReaderProps) => {
  const reading = useReading();
  useView(guidelinesOpened);
  return (
    <>
      <Line>
        <ProgressBar label={guidelinesPage.progressLabel} value={reading.percent} />
      </Line>
      <Top forwardedAs="div">
        {top}
        <ReadingNotice percent={reading.percent} />
      </Top>
      {children}
      <ReadingBar {...reading} />
    </>
  );
};
