import { styled } from 'styled-components';
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
/** Keeps the words readable whatever is painted behind them, and lets the picture run out into the page. */
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

/** Below this width the poster's narrow cut is enough. */
const PHONE = '(max-width: 767px)';

/** The landscape behind the hero's words: its poster paints first; a video may come to lie between it and the shade. */
export const HeroBackdrop = () => (
  <>
    <Sky aria-hidden="true">
      <picture>
        <source media={PHONE} type="image/avif" srcSet="/media/hero-poster-phone.avif" />
        <source media={PHONE} srcSet="/media/hero-poster-phone.webp" />
        <source type="image/avif" srcSet="/media/hero-poster.avif" />
        <Poster src="/media/hero-poster.webp" alt="" width={1920} height={1080} fetchPriority="high" />
      </picture>
    </Sky>
    <Shade aria-hidden="true" />
  </>
);
