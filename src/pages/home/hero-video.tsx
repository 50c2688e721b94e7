import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { styled } from 'styled-components';
import { homeTexts } from '#messages/home';
import { filmSources } from '#network/film';
import { isSaved } from '@/lib/data-block';
import { watchSight } from '@/lib/watch-sight';
import { whenIdle } from '@/lib/when-idle';
import { footHeight } from '@/theme/foot';
import { Button } from '@/ui/button/button';
import { VisuallyHidden } from '@/ui/layout/text';
import { PHONE } from './hero-backdrop';

/** Returns whether any part of the element is in the window. */
const useIsInView = (element: RefObject<Element | null>): boolean => {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => (element.current ? watchSight([element.current], setIsInView) : undefined), [element]);
  return isInView;
};

/** Downlink in Mbit/s below which the film would be late. Chromium assumes 1.45 before it has measured one. */
const FAST = 1;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  downlink?: number;
}

/** Returns false with a data saver, on a slow connection, or while the site does without its film. Only Chromium exposes these; other browsers pass. */
const hasBytesToSpare = (): boolean => {
  const { connection = {} } = navigator as Navigator & { connection?: Connection };
  const { saveData = false, effectiveType = '4g', downlink = FAST } = connection;
  return !saveData && effectiveType === '4g' && downlink >= FAST && !isSaved('film');
};

/** Preferences for less motion or less data, and phones, where text and shade cover most of the scene. */
const CALM = ['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)', PHONE];

/**
 * Returns true once the hero may move: after the page has loaded and the browser is idle, so that the video does not delay the
 * first paint. Always false on phones, on slow connections, while the
 * site does without its film, and for a visitor who prefers less motion or less data.
 */
const useMayMove = (): boolean => {
  const [mayMove, setMayMove] = useState(false);
  useEffect(() => {
    const wishes = CALM.map((media) => window.matchMedia(media));
    const decide = () => setMayMove(hasBytesToSpare() && !wishes.some(({ matches }) => matches));
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

/** Same size as the hero, to observe whether it is visible. */
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
  /* A banner that comes late moves no layout. */
  translate: 0 calc(-1 * ${footHeight});
  width: ${({ theme }) => theme.size.touch};
  padding-inline: 0;
`;

/** Plays the video over its poster while visible, with a button to stop it. The prerendered page contains no video. */
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
    // A browser in power-saving mode refuses to play, and the poster stays.
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
            {filmSources.map((source) => (
              <source key={source.src} {...source} />
            ))}
          </Video>
        )}
      </Place>
      {isThere && hasStarted && (
        <Control onClick={() => setIsStopped(!isStopped)}>
          <Icon size={20} />
          <VisuallyHidden>{isStopped ? homeTexts.videoPlay : homeTexts.videoPause}</VisuallyHidden>
        </Control>
      )}
    </>
  );
};
