import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { pictureDesk as texts } from '#messages/picture-desk';
import type { Picture } from '@/contract/pictures';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { ChoosePicture } from './choose-picture';
import { EarlierPicture } from './earlier-picture';
import { NewPicture } from './new-picture';
import { PictureGallery } from './picture-gallery';
import { usePastedFile, usePictureFile } from './use-picture-file';

interface PicturePickerProps {
  /** Receives the picture as Markdown. */
  onInsert: (markdown: string) => void;
}

const PicturePicker = ({ onInsert }: PicturePickerProps) => {
  const { file, take, leave } = usePictureFile();
  const [earlier, setEarlier] = useState<Picture | null>(null);
  const [isBack, setBack] = useState(false);
  const choose = (chosen: File) => {
    setEarlier(null);
    void take(chosen);
  };
  const back = () => {
    leave();
    setEarlier(null);
    setBack(true);
  };
  usePastedFile(choose);
  if (earlier) return <EarlierPicture picture={earlier} onInsert={onInsert} onBack={back} />;
  if (file.is === 'made')
    return <NewPicture made={file.made} name={file.name} onInsert={onInsert} onBack={back} />;
  return (
    <>
      <ChoosePicture file={file} onChoose={choose} hasFocus={isBack} />
      <PictureGallery onChoose={setEarlier} />
    </>
  );
};

/** A button that inserts a picture, either a new upload or an earlier one. */
export const AddPicture = ({ onInsert }: PicturePickerProps) => {
  const [isOpen, setOpen] = useState(false);
  const insert = (markdown: string) => {
    setOpen(false);
    onInsert(markdown);
  };
  return (
    <>
      <Button icon={<ImagePlus size={16} />} onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.title}>
        <Dialog.Body>
          <PicturePicker onInsert={insert} />
        </Dialog.Body>
      </Dialog>
    </>
  );
};
