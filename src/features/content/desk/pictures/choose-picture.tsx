import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { formatBytes } from '@/lib/format-bytes';
import { formatNumber } from '@/lib/format-number';
import { pictureDesk as words } from '@/messages/en/picture-desk';
import { Button } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { Spinner } from '@/ui/feedback/spinner';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';
import { FILE_LIMITS, type PictureFault } from './make-picture';
import type { PictureFile } from './use-picture-file';

const { faults } = words;
const faultWords: Record<PictureFault, string> = {
  ...faults,
  size: faults.size(formatBytes(FILE_LIMITS.bytes)),
  pixels: faults.pixels(formatNumber(FILE_LIMITS.pixels / 1_000_000)),
};

const Zone = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1.5]};
  justify-items: center;
  padding: ${({ theme }) => theme.space[3]};
  border: 2px dashed ${({ theme }) => theme.color.lineStrong};
  text-align: center;
`;

interface ChoosePictureProps {
  file: PictureFile;
  onChoose: (file: File) => void;
  /** Whether whoever came back from another choice goes on here. */
  hasFocus: boolean;
}

/** Where a file is chosen; pasting and dropping work anywhere. */
export const ChoosePicture = ({ file, onChoose, hasFocus }: ChoosePictureProps) => {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // The same one may be chosen again.
    target.value = '';
    if (chosen) onChoose(chosen);
  };
  return (
    <Stack>
      <Zone>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={words.chooseLabel}
          onChange={choose}
        />
        {file.is === 'reading' ? (
          <Spinner label={words.reading} />
        ) : (
          <>
            <Button icon={<ImageUp size={20} />} autoFocus={hasFocus} onClick={() => input.current?.click()}>
              {words.choose}
            </Button>
            <Note>{words.chooseText}</Note>
          </>
        )}
      </Zone>
      {file.is === 'refused' && (
        <Alert tone="danger" title={faults.title}>
          {faultWords[file.fault]}
        </Alert>
      )}
    </Stack>
  );
};
