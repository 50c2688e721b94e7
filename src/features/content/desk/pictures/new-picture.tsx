import { pictureDesk as words } from '@/content/picture-desk';
import { formatBytes } from '@/lib/format-bytes';
import { type Failure, toFailure } from '@/store/failure';
import { DescribePicture } from './describe-picture';
import { type MadePicture, toBase64 } from './make-picture';
import { pictureApi } from './picture-api';
import { pictureMarkdown } from './picture-markdown';
import { PicturePreview } from './picture-preview';

/** What the server says of the picture itself stands in no field that there is. */
function problemOf({ message, fields: { alt, ...others } }: Failure) {
  return { message: [message, ...Object.values(others)].join(' '), alt };
}

interface NewPictureProps {
  made: MadePicture;
  /** Of its file; empty where it has none. */
  name: string;
  onInsert: (markdown: string) => void;
  onBack: () => void;
}

/** A picture that is about to be uploaded. */
export const NewPicture = ({ made, name, onInsert, onBack }: NewPictureProps) => {
  const { size, large, small, preview } = made;
  const [upload, { isLoading, error }] = pictureApi.useUploadPictureMutation();
  const send = async (alt: string) => {
    const [first, second] = await Promise.all([toBase64(large), small && toBase64(small)]);
    const { data } = await upload({ large: first, ...(second !== null && { small: second }), alt });
    if (data) onInsert(pictureMarkdown(alt, data.item.src));
  };
  const failure = error && toFailure(error);
  return (
    <DescribePicture
      preview={<PicturePreview bitmap={preview} label={words.preview(name || words.pasted)} />}
      facts={words.facts(size.width, size.height, formatBytes(large.size))}
      alt=""
      confirmLabel={words.upload}
      onConfirm={(alt) => void send(alt)}
      isBusy={isLoading}
      problem={failure ? problemOf(failure) : null}
      onBack={onBack}
    />
  );
};
