import styled from 'styled-components';
import { SKIP_LABEL } from '#messages/pages';
import { MAIN_ID } from './use-navigation-effects';

const Anchor = styled.a`
  position: absolute;
  left: ${({ theme }) => theme.space[2]};
  top: 0;
  z-index: ${({ theme }) => theme.layer.toast};
  padding: ${({ theme }) => `${theme.space[1.5]} ${theme.space[2]}`};
  background: ${({ theme }) => theme.color.grass};
  color: ${({ theme }) => theme.color.grassInk};
  font-weight: 600;
  transform: translateY(-120%);

  &:focus-visible {
    transform: translateY(${({ theme }) => theme.space[1]});
  }
`;

export const SkipLink = () => <Anchor href={`#${MAIN_ID}`}>{SKIP_LABEL}</Anchor>;
