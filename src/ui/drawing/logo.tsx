import { styled } from 'styled-components';
import { logo } from '#network/theme';
import { TracedDrawing } from './traced-drawing';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  color: ${({ theme }) => theme.color.text};
  font-family: ${({ theme }) => theme.fontFamily.display};
  font-size: clamp(1.25rem, 0.9rem + 2vw, 1.75rem);
  font-weight: 600;
  line-height: 1;

  & > svg {
    flex: none;
  }
`;

export interface LogoProps {
  /** The network's name, as it is written. */
  name: string;
  /** Of the mark, in pixels. */
  size?: number;
}

export const Logo = ({ name, size = 32 }: LogoProps) => (
  <Root translate="no">
    <TracedDrawing drawing={logo} size={size} />
    {name}
  </Root>
);
