import { useState } from 'react';
import type { Picture } from '@/contract/pictures';
import { isolated } from '@/lib/direction';
import { pictureDesk as words } from '@/messages/en/picture-desk';
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
        {words.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => {
          setAsking(false);
          reset();
        }}
        title={words.removal.title}
        confirmLabel={words.removal.confirm}
        loading={isLoading}
        onConfirm={() => void confirmed()}
        problem={error && toFailure(error).message}
      >
        {words.removal.text}
      </ConfirmDialog>
    </>
  );
};

interface EarlierPictureProps {
  picture: Picture;
  onInsert: (markdown: string) => void;
  onBack: () => void;
}

/** A picture that was uploaded before: to use it again, or to delete it where nothing uses it. */
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
      facts={words.dimensions(width, height)}
      alt={alt}
      confirmLabel={words.insert}
      onConfirm={(said) => onInsert(pictureMarkdown(said, src))}
      onBack={onBack}
      action={isUsed ? null : <Removal id={id} onRemoved={onBack} />}
    >
      <Note>
        {isUsed ? words.usedIn(usedIn.map(({ title }) => `“${isolated(title)}”`).join(', ')) : words.unused}
      </Note>
    </DescribePicture>
  );
};
