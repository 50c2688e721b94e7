import { styled } from 'styled-components';
import { unseen } from '@/theme/mixins';

export const VisuallyHidden = styled.span`
  ${unseen}
`;
