import { useMemo } from 'react';
import { styled } from 'styled-components';
import { applicationForm } from '@/content/applications/form';
import type { Position } from '@/content/applications/positions';
import { sectionsOf } from '@/content/applications/questions';
import { TableOfContents } from '@/ui/menu/table-of-contents';
import { sectionId } from './questions/field-id';

/** On a small screen the form itself is what one scrolls through. */
const Contents = styled.div`
  display: none;

  ${({ theme }) => theme.media.large} {
    display: block;
  }
`;

/** The parts of a position's form, to go to each of them. */
const Parts = ({ position }: { position: Position }) => {
  const entries = useMemo(
    () => sectionsOf(position).map((section, index) => ({ id: sectionId(index), title: section.title })),
    [position],
  );
  return (
    <Contents>
      <TableOfContents label={applicationForm.contentsLabel} entries={entries} />
    </Contents>
  );
};

export default Parts;
