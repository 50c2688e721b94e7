import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { artHues } from '#network/art-hues';
import type { Hue } from '@/contract/network/visuals';
import { ART_SIZE, pictureFiles, type PictureForm, wholePicture } from '@/lib/picture-files';
import { tint } from '@/theme/mixins';
import { breakpoints } from '@/theme/tokens';

const { width: WIDTH, height: HEIGHT } = ART_SIZE;

const Frame = styled.div<{ $hue: Hue }>`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${WIDTH} / ${HEIGHT};
  clip-path: ${({ theme }) => theme.corner.large};
  background:
    linear-gradient(180deg, transparent 60%, ${({ theme }) => theme.color.sunken}),
    repeating-conic-gradient(
        ${({ theme, $hue }) => tint(theme.color[$hue], 10)} 0 25%,
        ${({ theme, $hue }) => tint(theme.color[$hue], 22)} 0 50%
      )
      0 0 / 64px 64px,
    ${({ theme }) => theme.color.raised};
`;
const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const sourceSet = (name: string, form: PictureForm): string =>
  pictureFiles(name, form)
    .map(({ width, address }) => `${address} ${String(width)}w`)
    .join(', ');

interface ArtProps {
  name: string;
  hue: Hue;
  /**
   * Width of the whole picture, including parts that its frame cuts off: CSS lengths on phones and on wider
   * screens.
   */
  width: { phone: string; wide: string };
  /** True if it is visible without scrolling, so it is not loaded lazily. */
  isFirst?: boolean;
}

/** A picture in a fixed box, over blocks in its hue that stay if it does not load. Decorative. */
export const Art = ({ name, hue, width, isFirst = false }: ArtProps) => {
  const sizes = `(min-width: ${String(breakpoints.medium)}px) ${width.wide}, ${width.phone}`;
  const [failed, setFailed] = useState(false);
  // The picture of a prerendered page may have failed before hydration.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailed(true);
  }, []);
  return (
    <Frame $hue={hue}>
      {!failed && (
        <picture>
          <source type="image/avif" srcSet={sourceSet(name, 'avif')} sizes={sizes} />
          <Picture
            ref={check}
            srcSet={sourceSet(name, 'webp')}
            sizes={sizes}
            src={wholePicture(name)}
            alt=""
            width={WIDTH}
            height={HEIGHT}
            loading={isFirst ? 'eager' : 'lazy'}
            decoding="async"
            onError={() => setFailed(true)}
          />
        </picture>
      )}
    </Frame>
  );
};

/** The hue of what stands beside a picture; a quiet one for a picture that this build does not have. */
export const hueOf = (art: string): Hue => artHues[art] ?? 'muted';
