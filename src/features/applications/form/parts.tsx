import { useMemo } from 'react';
import { sectionsOf } from '@/lib/questions';
import { applicationForm } from '@/messages/en/applications/form';
import { TableOfContents } from '@/ui/menu/table-of-contents';
import { sectionId } from './questions/field-id';

/** The parts of a position's form, to go to each of them. */
const Parts = ({ position }: { position: string }) => {
  const entries = useMemo(
    () => sectionsOf(position).map((section, index) => ({ id: sectionId(index), title: section.title })),
    [position],
  );
  return <TableOfContents label={applicationForm.contentsLabel} entries={entries} />;
};

export default Parts;
