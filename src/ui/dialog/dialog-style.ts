import { styled } from 'styled-components';
import { block, motionOk } from '@/theme/mixins';

/** Marks a dialog that is about to close. */
export const LEAVING = 'data-leaving';

export const Frame = styled.dialog`
  width: min(560px, 100% - 2 * ${({ theme }) => theme.space[2]});
  max-width: none;
  max-height: min(100dvh - 2 * ${({ theme }) => theme.space[3]}, 860px);
  margin: auto;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  background: transparent;
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.fontSize.body};
  text-align: start;

  &::backdrop {
    background: ${({ theme }) => theme.color.shade};
  }
  &[${LEAVING}],
  &[${LEAVING}]::backdrop {
    visibility: hidden;
  }
  ${motionOk} {
    &[open] {
      animation: rise ${({ theme }) => theme.duration.calm} ease-out;
    }
    &[open]::backdrop {
      animation: appear ${({ theme }) => theme.duration.quick};
    }
  }
`;
export const Panel = styled.div`
  ${block('large')}
  padding: ${({ theme }) => theme.space[3]};
`;
export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  margin-bottom: ${({ theme }) => theme.space[2]};
`;
export const Title = styled.h2`
  align-self: center;
  font-size: ${({ theme }) => theme.fontSize.h2};
  font-weight: 700;
  letter-spacing: -0.015em;
`;
export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
`;
