import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { hero } from '@/content/home';
import { Button } from '@/ui/button/button';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';
import { useHeroVideo } from './use-hero-video';

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
        onPause={() => {
          setIsPaused(true);
        }}
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
