import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { LegalBlock as Block, LegalSection as Content } from '@/contract/network/legal';
import { anchored, AnchoredHeading } from '@/pages/reading/anchored-heading';
import { BulletList } from '@/pages/reading/bullet-list';
import { ReadingSection } from '@/pages/reading/reading-section';
import { Card } from '@/ui/layout/card';

import { ContactList } from './contact-list';

const LegalBlock = ({ block }: { block: Block }) => {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  if (block.kind === 'contact') return <ContactList items={block.items} />;
  return <BulletList items={block.items} ordered={block.ordered} />;
};

const Notice = styled(Card)`
  max-width: 38rem;
  margin-bottom: ${({ theme }) => theme.space[3]};
  line-height: 1.7;
  ${anchored}

  /* Its text stands below that of the sections. */
  ${({ theme }) => theme.media.medium} {
    margin-inline-start: 40px;
  }
`;

interface LegalSectionProps {
  section: Content;
  number: number;
  margin?: ReactNode;
}

export const LegalSection = ({ section, number, margin }: LegalSectionProps) => {
  const { id, title, card = false, blocks } = section;
  const pieces = blocks.map((block, index) => <LegalBlock key={index} block={block} />);
  if (!card)
    return (
      <ReadingSection id={id} title={title} number={number} margin={margin}>
        {pieces}
      </ReadingSection>
    );
  return (
    <Notice forwardedAs="section" id={id} padding={4}>
      <Card.Body>
        <AnchoredHeading id={id}>{title}</AnchoredHeading>
        {pieces}
      </Card.Body>
    </Notice>
  );
};
