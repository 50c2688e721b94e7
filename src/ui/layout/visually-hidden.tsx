import { styled } from 'styled-components';
import { unseen } from '@/theme/mixins';

/** Text for screen readers only. */
export const VisuallyHidden = styled.span`
  ${unseen}
`;
