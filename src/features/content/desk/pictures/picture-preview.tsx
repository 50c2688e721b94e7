import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

/** However tall a picture is, what is asked about it stays in sight. */
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

/** A picture that has no address yet: what draws it is no `img`, since pages load those from the site alone. */
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
