import { styled } from 'styled-components';
import type { Hue } from '@/contract/network/visuals';
import { tint } from '@/theme/mixins';
import { BLOCK, masonry } from './materials';

/** A floor of a hue's material under a picture. The user of the component sets the height. */
export const Stage = styled.div<{ $hue: Hue }>`
  position: relative;
  display: flex;
  align-items: flex-end;
  justify-content: center;
  overflow: hidden;
  padding-bottom: ${BLOCK}px;
  clip-path: ${({ theme }) => theme.corner.small};
  background: ${({ theme, $hue }) => tint(theme.color[$hue], 6)};

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: ${BLOCK}px;
    ${({ $hue }) => masonry($hue)}
  }
`;
