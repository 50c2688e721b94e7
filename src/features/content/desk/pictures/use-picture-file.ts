import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { makePicture, type MadePicture, PictureError, type PictureFault } from './make-picture';

export type PictureFile =
  | { readonly is: 'none' }
  | { readonly is: 'reading' }
  | { readonly is: 'refused'; readonly fault: PictureFault }
  | { readonly is: 'made'; readonly made: MadePicture; readonly name: string };

const NONE: PictureFile = { is: 'none' };

async function attempt(file: File): Promise<PictureFile> {
  try {
    return { is: 'made', made: await makePicture(file), name: file.name };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return { is: 'refused', fault: error.fault };
  }
}

/** Returns the chosen picture; the last one of several. */
export function usePictureFile() {
  const [file, setFile] = useState(NONE);
  const turn = useRef(0);
  const take = async (chosen: File) => {
    turn.current += 1;
    const own = turn.current;
    setFile({ is: 'reading' });
    const taken = await attempt(chosen);
    if (own === turn.current) setFile(taken);
  };
  const leave = () => {
    turn.current += 1;
    setFile(NONE);
  };
  return { file, take, leave };
}

/** Takes a file pasted or dropped anywhere, while mounted. */
export function usePastedFile(take: (file: File) => void) {
  const takeFirst = useEffectEvent((event: Event, files: FileList | undefined) => {
    const first = files?.[0];
    if (!first) return;
    event.preventDefault();
    take(first);
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => takeFirst(event, event.clipboardData?.files);
    const drop = (event: DragEvent) => takeFirst(event, event.dataTransfer?.files);
    // Without this, the browser navigates to the dropped file.
    const allowDrop = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    document.addEventListener('paste', paste);
    document.addEventListener('drop', drop);
    document.addEventListener('dragover', allowDrop);
    return () => {
      document.removeEventListener('paste', paste);
      document.removeEventListener('drop', drop);
      document.removeEventListener('dragover', allowDrop);
    };
  }, []);
}
