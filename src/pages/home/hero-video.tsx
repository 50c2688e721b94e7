import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useIsInView } from '@/hooks/use-is-in-view';
import { whenIdle } from '@/lib/when-idle';
import { homeWords } from '@/messages/en/home';
import { Button } from '@/ui/button/button';
import { VisuallyHidden } from '@/ui/layout/visually-hidden';

/** Only Chromium tells of a wish to save data. */
const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

/** A wish for less motion, or for fewer bytes. */
const CALM = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)'];

/**
 * Whether the hero may move: after the page has loaded and the browser is idle, so that the video takes nothing from
 * the first paint, and never for a visitor who asked for less motion or fewer bytes.
 */
const useMayMove = (): boolean => {
  const [mayMove, setMayMove] = useState(false);
  useEffect(() => {
    const wishes = CALM.map((media) => window.matchMedia(media));
    const decide = () => setMayMove(!savesData() && !wishes.some(({ matches }) => matches));
    const callOff = whenIdle(() => {
      decide();
      wishes.forEach((wish) => wish.addEventListener('change', decide));
    });
    return () => {
      callOff();
      wishes.forEach((wish) => wish.removeEventListener('change', decide));
    };
  }, []);
  return mayMove;
};

/** As large as the hero, of which it tells whether it is seen. */
const Place = styled.div`
  position: absolute;
  inset: 0;
  z-index: -2;
`;
const Video = styled.video<{ $isShown: boolean }>`
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

/** The moving landscape over its poster while it is seen, and the button that stops it. No video is in the prerendered page. */
export const HeroVideo = () => {
  const place = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const mayMove = useMayMove();
  const isSeen = useIsInView(place);
  const [hasStarted, setHasStarted] = useState(false);
  const [isStopped, setIsStopped] = useState(false);
  const isThere = mayMove && (isSeen || hasStarted);

  useEffect(() => {
    if (!isThere || !video.current) return;
    // A browser that saves power refuses, and shows the poster.
    if (isSeen && !isStopped) video.current.play().catch(() => undefined);
    else video.current.pause();
  }, [isThere, isSeen, isStopped]);

  const Icon = isStopped ? Play : Pause;
  return (
    <>
      <Place ref={place} aria-hidden="true">
        {isThere && (
          <Video
            ref={video}
            $isShown={hasStarted}
            tabIndex={-1}
            loop
            muted
            playsInline
            disablePictureInPicture
            onPlaying={() => setHasStarted(true)}
          >
            <source src="/media/hero.webm" type={'video/webm; codecs="av01.0.08M.08"'} />
            <source src="/media/hero.mp4" type={'video/mp4; codecs="avc1.640029"'} />
          </Video>
        )}
      </Place>
      {isThere && hasStarted && (
        <Control onClick={() => setIsStopped(!isStopped)}>
          <Icon size={20} />
          <VisuallyHidden>{isStopped ? homeWords.videoPlay : homeWords.videoPause}</VisuallyHidden>
        </Control>
      )}
    </>
  );
};
