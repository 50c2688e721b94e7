import { useState } from 'react';
import { pictureDesk as texts } from '#messages/picture-desk';
import type { Picture } from '@/contract/pictures';
import { isolated } from '@/lib/direction';
import { toFailure } from '@/store/failure';
import { Button } from '@/ui/button/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { Note } from '@/ui/layout/text';
import { DescribePicture } from './describe-picture';
import { pictureApi } from './picture-api';
import { pictureMarkdown } from './picture-markdown';
import { Shown } from './picture-preview';

interface RemovalProps {
  id: string;
  onRemoved: () => void;
}

const Removal = ({ id, onRemoved }: RemovalProps) => {
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading, error, reset }] = pictureApi.useRemovePictureMutation();
  const confirmed = async () => {
    const result = await remove(id);
    if (!result.error) onRemoved();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {texts.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => {
          setAsking(false);
          reset();
        }}
        title={texts.removal.title}
        confirmLabel={texts.removal.confirm}
        loading={isLoading}
        onConfirm={() => void confirmed()}
        problem={error && toFailure(error).message}
      >
        {texts.removal.text}
      </ConfirmDialog>
    </>
  );
};

interface EarlierPictureProps {
  picture: Picture;
  onInsert: (markdown: string) => void;
  onBack: () => void;
}

/** A picture uploaded earlier: inserts it again, or deletes it if unused. */
export const EarlierPicture = ({ picture, onInsert, onBack }: EarlierPictureProps) => {
  const { id, src, width, height, alt, usedIn } = picture;
  const isUsed = usedIn.length > 0;
  return (
    <DescribePicture
      preview={
        <Shown>
          <img src={src} width={width} height={height} alt={alt} />
        </Shown>
      }
      facts={texts.dimensions(width, height)}
      alt={alt}
      confirmLabel={texts.insert}
      onConfirm={(said) => onInsert(pictureMarkdown(said, src))}
      onBack={onBack}
      action={isUsed ? null : <Removal id={id} onRemoved={onBack} />}
    >
      <Note>
        {isUsed ? texts.usedIn(usedIn.map(({ title }) => `“${isolated(title)}”`).join(', ')) : texts.unused}
      </Note>
    </DescribePicture>
  );
};
