import { styled } from 'styled-components';
import { isLogoDrawn, logo, logoPicture } from '#network/theme';
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

  & > * {
    flex: none;
  }
`;

export interface LogoProps {
  /** The network's name as written. */
  name: string;
  /** Size of the logo, in pixels. */
  size?: number;
}

export const Logo = ({ name, size = 32 }: LogoProps) => (
  <Root translate="no">
    {isLogoDrawn ? (
      <TracedDrawing drawing={logo} size={size} />
    ) : (
      // Without it, React would make the page load it before its styles.
      <img src={logoPicture} alt="" width={size} height={size} fetchPriority="low" />
    )}
    {name}
  </Root>
);
