import { styled } from 'styled-components';
import { focusInside } from '@/theme/mixins';

export const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${({ theme }) => theme.space[0.5]};
  margin-bottom: ${({ theme }) => theme.space[3]};
  box-shadow: inset 0 -2px 0 ${({ theme }) => theme.color.line};

  @media (scripting: none), print {
    display: none;
  }
`;

export const Tab = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  min-height: 48px;
  padding: ${({ theme }) => `${theme.space[1]} min(${theme.space[2]}, 2vw)`};
  border: 0;
  border-bottom: 4px solid transparent;
  background: none;
  color: ${({ theme }) => theme.color.muted};
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  ${focusInside}

  &:hover {
    color: ${({ theme }) => theme.color.text};
    border-color: ${({ theme }) => theme.color.lineStrong};
  }
  &[aria-selected='true'] {
    color: ${({ theme }) => theme.color.text};
    border-color: ${({ theme }) => theme.color.grass};
  }
`;

export const Panel = styled.div`
  @media (scripting: none), print {
    &[hidden] {
      display: block;
      margin-top: ${({ theme }) => theme.space[4]};
    }
  }
`;
