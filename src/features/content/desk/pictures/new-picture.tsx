import { pictureDesk as texts } from '#messages/picture-desk';
import type { NewPicture as NewPictureBody } from '@/contract/picture-requests';
import { formatBytes } from '@/lib/format-number';
import { type Failure, toFailure } from '@/store/failure';
import { Note } from '@/ui/layout/text';
import { DescribePicture } from './describe-picture';
import { type MadePicture, type SentPicture, toBase64 } from './make-picture';
import { pictureApi } from './picture-api';
import { pictureMarkdown } from './picture-markdown';
import { PicturePreview } from './picture-preview';

/** Errors of the picture itself have no field, so they join the message. */
function problemOf({ message, fields: { alt, ...others } }: Failure) {
  return { message: [message, ...Object.values(others)].join(' '), alt };
}

async function bodyOf(sent: SentPicture): Promise<Omit<NewPictureBody, 'alt'>> {
  if ('original' in sent) return { original: await toBase64(sent.original) };
  const large = await toBase64(sent.large);
  return sent.small ? { large, small: await toBase64(sent.small) } : { large };
}

interface NewPictureProps {
  made: MadePicture;
  /** File name; empty if it has none. */
  name: string;
  onInsert: (markdown: string) => void;
  onBack: () => void;
}

/** A picture before its upload. */
export const NewPicture = ({ made, name, onInsert, onBack }: NewPictureProps) => {
  const { size, sent, isAnimated, preview } = made;
  const file = 'original' in sent ? sent.original : sent.large;
  const [upload, { isLoading, error }] = pictureApi.useUploadPictureMutation();
  const send = async (alt: string) => {
    const { data } = await upload({ ...(await bodyOf(sent)), alt });
    if (data) onInsert(pictureMarkdown(alt, data.item.src));
  };
  const failure = error && toFailure(error);
  return (
    <DescribePicture
      preview={<PicturePreview bitmap={preview} label={texts.preview(name || texts.pasted)} />}
      facts={texts.facts(size.width, size.height, formatBytes(file.size))}
      alt=""
      confirmLabel={texts.upload}
      onConfirm={(alt) => void send(alt)}
      isBusy={isLoading}
      problem={failure ? problemOf(failure) : null}
      onBack={onBack}
    >
      {isAnimated && <Note>{texts.animated}</Note>}
    </DescribePicture>
  );
};
