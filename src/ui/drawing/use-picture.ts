import { useCallback, useState } from 'react';

/** Follows how a picture loads; spread the rest onto its `<img>`. */
export const usePicture = (src: string) => {
  const [shown, setShown] = useState<{ src: string; state: 'loaded' | 'failed' }>();
  // The picture of a prerendered page may have loaded or failed before hydration.
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc !== '')
        setShown({ src, state: image.naturalWidth > 0 ? 'loaded' : 'failed' });
    },
    [src],
  );
  return {
    state: shown?.src === src ? shown.state : 'waiting',
    ref,
    onLoad: () => setShown({ src, state: 'loaded' }),
    onError: () => setShown({ src, state: 'failed' }),
  };
};
