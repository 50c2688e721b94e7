import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { css, styled } from 'styled-components';
import { shop } from '#messages/shop';
import type { Hue } from '@/contract/network/visuals';
import { textBlocks } from '@/features/shop/text-blocks';
import { onlyWithScript } from '@/theme/mixins';
import { Button } from '@/ui/button/button';
import { Stack } from '@/ui/layout/stack';
import { Written, VisuallyHidden } from '@/ui/layout/text';
import { Benefits } from '../benefits';

/** Lengths above which a text is folded, in characters and in lines. */
const MOST_CHARACTERS = 420;
const MOST_LINES = 10;

/** Fades out, and shows everything where no script could unfold it. */
const folded = css`
  max-height: 11lh;
  overflow: hidden;
  mask-image: linear-gradient(black 8lh, transparent);

  @media (scripting: none) {
    max-height: none;
    mask-image: none;
  }
`;
const Box = styled(Stack)<{ $isFolded: boolean }>`
  overflow-wrap: anywhere;
  ${({ $isFolded }) => $isFolded && folded}
`;
const Toggle = styled(Button)`
  ${onlyWithScript}
  align-self: start;
`;

export interface PackageTextProps {
  /** Plain text with line breaks. */
  text: string;
  /** Name of its subject. */
  name: string;
  hue: Hue;
}

/** A text of the shop, with its lists; long ones are folded. */
export const PackageText = ({ text, name, hue }: PackageTextProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const blocks = textBlocks(text);
  const lines = blocks.flatMap((block) => block.lines);
  const isLong = text.length > MOST_CHARACTERS || lines.length > MOST_LINES;
  if (blocks.length === 0) return null;
  return (
    <>
      <Box gap={1.5} $isFolded={isLong && !isOpen}>
        {blocks.map((block, index) =>
          block.kind === 'list' ? (
            <Benefits key={index} item={{ benefits: block.lines, hue }} />
          ) : (
            <Written key={index} color="muted">
              {block.lines.join('\n')}
            </Written>
          ),
        )}
      </Box>
      {isLong && (
        <Toggle
          variant="quiet"
          icon={isOpen ? <ChevronUp size={18} /> : <ChevronDown size={18} />}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? shop.readLess : shop.readAll}
          <VisuallyHidden> {shop.about(name)}</VisuallyHidden>
        </Toggle>
      )}
    </>
  );
};
