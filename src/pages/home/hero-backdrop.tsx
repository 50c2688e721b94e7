import { styled } from 'styled-components';
import { backdrop } from '#network/film';
import { tint } from '@/theme/mixins';
import { nightSky } from '@/ui/drawing/night-sky';

const Sky = styled.div`
  ${nightSky}
  position: absolute;
  inset: 0;
  z-index: -3;
  overflow: hidden;
  background-color: ${({ theme }) => theme.color.sunken};

  @media print {
    display: none;
  }
`;
const Poster = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 72% 50%;
`;
/** Keeps the text legible over any picture, and fades the picture into the page. */
const Shade = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  background: linear-gradient(
    0deg,
    ${({ theme }) => theme.color.canvas} 0%,
    ${({ theme }) => tint(theme.color.sunken, 84)} 50%,
    ${({ theme }) => tint(theme.color.sunken, 64)} 78%,
    transparent 100%
  );
  pointer-events: none;

  @media print {
    display: none;
  }
  ${({ theme }) => theme.media.medium} {
    background:
      linear-gradient(0deg, ${({ theme }) => theme.color.canvas} 0%, transparent 30%),
      linear-gradient(90deg, ${({ theme }) => tint(theme.color.sunken, 90)} 10%, transparent 66%);
  }
`;

/** Screens for which the poster's narrow crop is enough, without a film. */
export const PHONE = '(max-width: 767px)';

/** Landscape behind the hero's text. Its poster paints first; a video may later cover it, below the shade. */
export const HeroBackdrop = () => (
  <>
    <Sky aria-hidden="true">
      <picture>
        <source media={PHONE} type="image/avif" srcSet={backdrop.phone.avif} />
        <source media={PHONE} srcSet={backdrop.phone.webp} />
        <source type="image/avif" srcSet={backdrop.wide.avif} />
        <Poster src={backdrop.wide.webp} alt="" width={1920} height={1080} fetchPriority="high" />
      </picture>
    </Sky>
    <Shade aria-hidden="true" />
  </>
);
