import { styled } from 'styled-components';
import { PixelIcon, type PixelIconName } from '@/ui/drawing/pixel-icon';

const Root = styled.div`
  & > svg {
    width: 48px;
    height: 48px;
  }
  ${({ theme }) => theme.media.large} {
    & > svg {
      width: 96px;
      height: 96px;
    }
  }
  @media print {
    display: none;
  }
`;

export const MarginDrawing = ({ name }: { name: PixelIconName }) => (
  <Root>
    <PixelIcon name={name} />
  </Root>
);
