import { styled } from 'styled-components';
import { unseen } from '@/theme/mixins';
import { Heading } from '@/ui/layout/heading';

/**
 * Heading of a tab's panel. The tab has the same text, so the heading is visible only without tabs: with
 * JavaScript off and in print.
 */
export const PanelTitle = styled(Heading).attrs({ level: 2 })`
  @media screen and (scripting: enabled) {
    ${unseen}
  }
  @media (scripting: none), print {
    margin-bottom: ${({ theme }) => theme.space[3]};
  }
`;
