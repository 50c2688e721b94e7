import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { hero } from '@/content/home';
import { Button } from '@/ui/button/button';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';

/** Only Chromium tells of a wish to save data. */
const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

/**
 * Whether the hero may move: after the page has loaded and the browser is idle, so that the video takes nothing from
 * the first paint, and never for a visitor who asked for less motion or fewer bytes.
 */
const useHeroVideo = (): boolean => {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    const decide = () => setIsWanted(!calm.matches && !savesData());
    let idle = 0;
    const whenIdle = () => {
      if ('requestIdleCallback' in window) idle = window.requestIdleCallback(decide);
      else decide();
    };
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
    calm.addEventListener('change', decide);
    return () => {
      window.removeEventListener('load', whenIdle);
      calm.removeEventListener('change', decide);
      if (idle) window.cancelIdleCallback(idle);
    };
  }, []);
  return isWanted;
};

const Video = styled.video<{ $isShown: boolean }>`
  position: absolute;
  inset: 0;
  z-index: -2;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 72% 50%;
  opacity: ${({ $isShown }) => ($isShown ? 1 : 0)};
  transition: opacity ${({ theme }) => theme.duration.calm};
`;
const Control = styled(Button)`
  position: absolute;
  right: ${({ theme }) => theme.space[2]};
  bottom: ${({ theme }) => theme.space[2]};
  width: ${({ theme }) => theme.size.touch};
  padding-inline: 0;
`;

/** The moving landscape over its poster, and the button that stops it. Nothing of it is in the prerendered page. */
export const HeroVideo = () => {
  const isWanted = useHeroVideo();
  const video = useRef<HTMLVideoElement>(null);
  const [hasStarted, setHasStarted] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  if (!isWanted) return null;

  const toggle = () => {
    if (isPaused) void video.current?.play();
    else video.current?.pause();
  };
  const Icon = isPaused ? Play : Pause;
  return (
    <>
      <Video
        ref={video}
        $isShown={hasStarted}
        aria-hidden="true"
        tabIndex={-1}
        autoPlay
        loop
        muted
        playsInline
        disablePictureInPicture
        onPlaying={() => {
          setHasStarted(true);
          setIsPaused(false);
        }}
        onPause={() => setIsPaused(true)}
      >
        <source src="/media/hero.webm" type={'video/webm; codecs="av01.0.08M.08"'} />
        <source src="/media/hero.mp4" type={'video/mp4; codecs="avc1.640029"'} />
      </Video>
      {hasStarted && (
        <Control onClick={toggle}>
          <Icon size={20} />
          <VisuallyHidden>{isPaused ? hero.videoPlay : hero.videoPause}</VisuallyHidden>
        </Control>
      )}
    </>
  );
};
