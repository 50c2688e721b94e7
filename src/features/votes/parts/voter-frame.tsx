import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { votePage } from '#messages/vote-page';
import { onlyWithScript } from '@/theme/mixins';
import { Card } from '@/ui/layout/card';

/**
 * Same height with all contents: a field with its label and error; on phones, a sentence above its button.
 */
const Root = styled(Card)`
  display: grid;
  align-items: center;
  min-height: 180px;
  margin-block: ${({ theme }) => `${theme.space[6]} ${theme.space[3]}`};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[3]}`};

  ${({ theme }) => theme.media.small} {
    min-height: 140px;
  }
  /* Nothing of it works without. */
  ${onlyWithScript}
`;

/** Shows whose votes the page is about. */
export const VoterFrame = (props: ComponentProps<'section'>) => (
  <Root forwardedAs="section" aria-label={votePage.voter.title} {...props} />
);
