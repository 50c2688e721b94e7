import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { contentDesk } from '@/messages/en/content-desk';
import { Button } from '@/ui/button/button';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';

const words = contentDesk.preview;

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
/** Beside the fields it follows them; below them it is folded. */
const Side = styled.section<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};

  ${({ theme }) => theme.media.large} {
    display: block;
    position: sticky;
    top: calc(${({ theme }) => `${theme.size.header} + ${theme.space[2]}`});
    align-self: start;
    max-height: calc(100dvh - ${({ theme }) => `${theme.size.header} - 2 * ${theme.space[2]}`});
    overflow-y: auto;
    padding-inline-start: ${({ theme }) => theme.space[4]};
    border-inline-start: 1px solid ${({ theme }) => theme.color.line};
  }
`;

/** Fields, and beside them, or folded below them where there is no room, how visitors will see what is in them. */
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
            {isOpen ? words.hide : words.show}
          </Button>
        </Toggle>
      </Stack>
      <Side id={id} $isOpen={isOpen} aria-labelledby={`${id}-title`} tabIndex={0}>
        <Stack>
          <Heading level={2} size="h3" id={`${id}-title`}>
            {words.title}
          </Heading>
          {preview}
        </Stack>
      </Side>
    </Sides>
  );
};
