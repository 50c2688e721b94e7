import { useMemo } from 'react';
import type { Position } from '@/content/applications/positions';
import { sectionsOf } from '@/content/applications/questions';
import { applicationForm } from '@/messages/en/applications/form';
import { TableOfContents } from '@/ui/menu/table-of-contents';
import { sectionId } from './questions/field-id';

/** The parts of a position's form, to go to each of them. */
const Parts = ({ position }: { position: Position }) => {
  const entries = useMemo(
    () => sectionsOf(position).map((section, index) => ({ id: sectionId(index), title: section.title })),
    [position],
  );
  return <TableOfContents label={applicationForm.contentsLabel} entries={entries} />;
};

export default Parts;
