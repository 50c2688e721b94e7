import { styled } from 'styled-components';
import { PixelFace } from './pixel-face';
import { usePicture } from './use-picture';

const Box = styled.span<{ $size: number }>`
  position: relative;
  display: inline-block;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  clip-path: ${({ theme, $size }) => ($size >= 32 ? theme.corner.small : 'none')};
  vertical-align: middle;
`;
const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  image-rendering: pixelated;
`;

export interface AvatarProps {
  src: string;
  /** Side of the box in pixels, fixed from the start, with or without a picture. */
  size: number;
  /** The player's name, from which a face is drawn until the picture loads, or if it never does. */
  name: string;
  /** Alternative text; empty by default, for a name beside it. */
  alt?: string;
}

/** A player's head. */
export const Avatar = ({ src, size, name, alt = '' }: AvatarProps) => {
  const { state, ...events } = usePicture(src);
  const described = state === 'failed' && alt !== '';
  return (
    <Box $size={size} {...(described && { role: 'img', 'aria-label': alt })}>
      {/* The drawn face is removed under a loaded picture, which may be transparent. */}
      {state !== 'loaded' && <PixelFace name={name} />}
      {state !== 'failed' && (
        <Picture
          src={src}
          alt={alt}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          // A drawn face stands in for it, so what the page needs loads first.
          fetchPriority="low"
          {...events}
        />
      )}
    </Box>
  );
};
