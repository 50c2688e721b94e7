import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import type { ArtName, Hue } from '@/contract/network/visuals';
import { pictureFiles, PICTURES, type PictureForm } from '@/lib/picture-files';
import { tint } from '@/theme/mixins';
import { breakpoints } from '@/theme/tokens';

/** Of every picture of the product's own, in pixels. */
const WIDTH = 800;
const HEIGHT = 450;

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

const sourceSet = (name: ArtName, form: PictureForm): string =>
  pictureFiles(name, form)
    .map(({ width, address }) => `${address} ${String(width)}w`)
    .join(', ');

interface ArtProps {
  name: ArtName;
  hue: Hue;
  /** How wide the whole picture is drawn, parts that its frame cuts off included: lengths of CSS, on phones and on wider screens. */
  width: { phone: string; wide: string };
  /** It is seen before the visitor scrolls, and so is not left for later. */
  isFirst?: boolean;
}

/** A picture in a fixed box, over blocks in its hue that stay when it does not load. Decorative. */
export const Art = ({ name, hue, width, isFirst = false }: ArtProps) => {
  const sizes = `(min-width: ${String(breakpoints.medium)}px) ${width.wide}, ${width.phone}`;
  const [failed, setFailed] = useState(false);
  // On a prerendered page the picture may have failed before there was anyone to hear of it.
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
            src={`${PICTURES}/${name}.webp`}
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
