import { styled } from 'styled-components';

/** Section on a darker background, with a row of loose blocks along its top edge. */
export const Band = styled.div`
  position: relative;
  background: ${({ theme }) => theme.color.sunken};

  &::before {
    content: '';
    position: absolute;
    inset: -8px 0 auto;
    height: 8px;
    background: repeating-linear-gradient(
      90deg,
      ${({ theme }) => theme.color.sunken} 0 24px,
      transparent 0 40px,
      ${({ theme }) => theme.color.sunken} 0 88px,
      transparent 0 96px,
      ${({ theme }) => theme.color.sunken} 0 112px,
      transparent 0 144px
    );
  }
`;
