import { useEffect, useState } from 'react';

/** Only Chromium tells of a wish to save data. */
const savesData = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
};

/**
 * Whether the hero may move: after the page has loaded and the browser is idle, so that the video takes nothing from
 * the first paint, and never for a visitor who asked for less motion or fewer bytes.
 */
export const useHeroVideo = (): boolean => {
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)');
    const decide = () => {
      setIsWanted(!calm.matches && !savesData());
    };
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
