import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { votePage } from '@/messages/en/vote-page';
import { onlyWithScript } from '@/theme/mixins';
import { Card } from '@/ui/layout/card';

/** As high with whatever stands in it: a field with its label and what is wrong with it; on phones, a sentence above its button. */
const Root = styled(Card)`
  display: grid;
  align-items: center;
  min-height: 180px;
  margin-bottom: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};

  ${({ theme }) => theme.media.small} {
    min-height: 140px;
  }
  /* Nothing of it works without. */
  ${onlyWithScript}
`;

/** Says whose votes the page shows. */
export const VoterFrame = (props: ComponentProps<'section'>) => (
  <Root forwardedAs="section" aria-label={votePage.voter.title} {...props} />
);
