import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { tint } from '@/theme/mixins';
import { nightSky } from '@/ui/night-sky';

const Sky = styled.div`
  ${nightSky}
  position: absolute;
  inset: 0;
  z-index: -2;
  overflow: hidden;
  background-color: ${({ theme }) => theme.color.sunken};
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

  ${({ theme }) => theme.media.medium} {
    background:
      linear-gradient(0deg, ${({ theme }) => theme.color.canvas} 0%, transparent 30%),
      linear-gradient(90deg, ${({ theme }) => tint(theme.color.sunken, 90)} 10%, transparent 66%);
  }
`;

/** The landscape behind the hero's words: its poster paints first; a video may come to lie over it as a child. */
export const HeroBackdrop = ({ children }: { children?: ReactNode }) => (
  <>
    <Sky aria-hidden="true">
      <picture>
        <source media="(max-width: 767px)" srcSet="/media/hero-poster-phone.webp" />
        <Poster src="/media/hero-poster.webp" alt="" width={1920} height={1080} fetchPriority="high" />
      </picture>
    </Sky>
    {children}
    <Shade aria-hidden="true" />
  </>
);
