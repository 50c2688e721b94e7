import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Section } from '@/ui/layout/section';
import { guidelinesOpened } from '../application-slice';
import { useView } from '../use-view';
import { ReadingBar } from './reading-bar';
import { ReadingLine } from './reading-line';
import { ReadingNotice } from './reading-notice';
import { useReading } from './use-reading';

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
  /** Stands above the notice. */
  top: ReactNode;
  /** What is to be read. */
  children: ReactNode;
}

/** The guidelines with all that follows their reading. Opening it counts as a view. */
export const GuidelinesReader = ({ top, children }: GuidelinesReaderProps) => {
  const reading = useReading();
  useView(guidelinesOpened);
  return (
    <>
      <ReadingLine percent={reading.percent} />
      <Top forwardedAs="div">
        {top}
        <ReadingNotice {...reading} />
      </Top>
      {children}
      <ReadingBar {...reading} />
    </>
  );
};
