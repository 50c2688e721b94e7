import { styled } from 'styled-components';
import { Heading } from '@/ui/heading';

/**
 * Heading of a tab's panel. The tab shows the same words, so in sight it stands only where the tabs do not: with
 * JavaScript off and on paper.
 */
export const PanelTitle = styled(Heading).attrs({ level: 2 })`
  @media screen and (scripting: enabled) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (scripting: none), print {
    margin-bottom: ${({ theme }) => theme.space[3]};
  }
`;
