import { styled } from 'styled-components';
import { unseen } from '@/theme/mixins';
import { Heading } from '@/ui/layout/heading';

/**
 * Heading of a tab's panel. The tab shows the same words, so in sight it stands only where the tabs do not: with
 * JavaScript off and on paper.
 */
export const PanelTitle = styled(Heading).attrs({ level: 2 })`
  @media screen and (scripting: enabled) {
    ${unseen}
  }
  @media (scripting: none), print {
    margin-bottom: ${({ theme }) => theme.space[3]};
  }
`;
