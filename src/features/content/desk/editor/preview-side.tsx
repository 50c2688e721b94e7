import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { contentDesk } from '#messages/content-desk';
import { stickySide } from '@/theme/foot';
import { Button } from '@/ui/button/button';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';

const texts = contentDesk.preview;

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[4]};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const Toggle = styled.div`
  ${({ theme }) => theme.media.large} {
    display: none;
  }
`;
/** Sticky beside the fields, or folded below them. */
const Side = styled.section<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};

  ${({ theme }) => theme.media.large} {
    display: block;
    ${stickySide(2)}
    align-self: start;
    padding-inline-start: ${({ theme }) => theme.space[4]};
    border-inline-start: 1px solid ${({ theme }) => theme.color.line};
  }
`;

/** Fields with a preview beside them, or folded below them where room is short. */
export const WithPreview = ({ preview, children }: { preview: ReactNode; children: ReactNode }) => {
  if (preview === undefined) return children;
  return <Sided preview={preview}>{children}</Sided>;
};

const Sided = ({ preview, children }: { preview: ReactNode; children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const ToggleIcon = isOpen ? EyeOff : Eye;
  return (
    <Sides>
      <Stack gap={1.5}>
        {children}
        <Toggle>
          <Button
            icon={<ToggleIcon size={18} />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? texts.hide : texts.show}
          </Button>
        </Toggle>
      </Stack>
      <Side id={id} $isOpen={isOpen} aria-labelledby={`${id}-title`} tabIndex={0}>
        <Stack>
          <Heading level={2} size="h3" id={`${id}-title`}>
            {texts.title}
          </Heading>
          {preview}
        </Stack>
      </Side>
    </Sides>
  );
};
