import { styled } from 'styled-components';
import type { StoreItem } from '@/contract/network/store';
import { Lit } from '@/pages/scenery/lit';
import { tint } from '@/theme/mixins';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { usePicture } from '@/ui/drawing/use-picture';

/** Same size with every picture, and without any. */
const Box = styled.div<{ $hue: StoreItem['hue'] }>`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  overflow: hidden;
  clip-path: ${({ theme }) => theme.corner.small};
  background: ${({ theme, $hue }) => tint(theme.color[$hue], 8, theme.color.sunken)};

  ${({ theme }) => theme.media.small} {
    aspect-ratio: 16 / 10;
  }
`;
const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  padding: ${({ theme }) => theme.space[1]};
  object-fit: contain;
`;

export interface PackagePictureProps {
  src: string | null;
  /** Stands in for a picture that is missing or does not load. */
  look: Pick<StoreItem, 'emblem' | 'hue'>;
}

/** Picture of a package, whose name is beside it. */
export const PackagePicture = ({ src, look }: PackagePictureProps) => {
  const { state, ...events } = usePicture(src ?? '');
  const isMissing = src === null || state === 'failed';
  return (
    <Box $hue={look.hue}>
      {isMissing ? (
        <Lit hue={look.hue} size={64} reach={2.5}>
          <PixelIcon name={look.emblem} size={64} />
        </Lit>
      ) : (
        <Picture src={src} alt="" loading="lazy" decoding="async" {...events} />
      )}
    </Box>
  );
};
