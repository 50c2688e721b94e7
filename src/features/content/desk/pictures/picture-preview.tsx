import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** Limits the height, so that the fields below a tall picture stay visible. */
export const Shown = styled.div`
  display: grid;
  place-items: center;
  padding: ${({ theme }) => theme.space[1]};
  background: ${({ theme }) => theme.color.sunken};

  & > :is(img, canvas) {
    max-width: 100%;
    max-height: 280px;
    width: auto;
    height: auto;
  }
`;

/** A picture without a URL yet. It is drawn on a canvas, because pages load images from the site only. */
export const PicturePreview = ({ bitmap, label }: { bitmap: ImageBitmap; label: string }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return (
    <Shown>
      <canvas ref={canvas} role="img" aria-label={label} width={bitmap.width} height={bitmap.height} />
    </Shown>
  );
};
