import { ImageUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { pictureDesk as texts } from '#messages/picture-desk';
import { formatBytes, formatNumber } from '@/lib/format-number';
import { Button } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { Spinner } from '@/ui/feedback/spinner';
import { Stack } from '@/ui/layout/stack';
import { Note } from '@/ui/layout/text';
import { FILE_LIMITS, type PictureFault } from './make-picture';
import type { PictureFile } from './use-picture-file';

const { faults } = texts;
const faultTexts: Record<PictureFault, string> = {
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
  /** True to take focus, after returning from another step. */
  hasFocus: boolean;
}

/** Button that chooses a file; pasting and dropping work anywhere. */
export const ChoosePicture = ({ file, onChoose, hasFocus }: ChoosePictureProps) => {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    // Allows the same file to be chosen again.
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
          aria-label={texts.chooseLabel}
          onChange={choose}
        />
        {file.is === 'reading' ? (
          <Spinner label={texts.reading} />
        ) : (
          <>
            <Button icon={<ImageUp size={20} />} autoFocus={hasFocus} onClick={() => input.current?.click()}>
              {texts.choose}
            </Button>
            <Note>{texts.chooseText}</Note>
          </>
        )}
      </Zone>
      {file.is === 'refused' && (
        <Alert tone="danger" title={faults.title}>
          {faultTexts[file.fault]}
        </Alert>
      )}
    </Stack>
  );
};
