import { useMemo } from 'react';
import { applicationForm } from '#messages/applications/form';
import { sectionsOf } from '@/lib/questions';
import { TableOfContents } from '@/ui/menu/table-of-contents';
import { sectionId } from './questions/field-id';

/** Links to the parts of a position's form. */
const Parts = ({ position }: { position: string }) => {
  const entries = useMemo(
    () => sectionsOf(position).map((section, index) => ({ id: sectionId(index), title: section.title })),
    [position],
  );
  return <TableOfContents label={applicationForm.contentsLabel} entries={entries} />;
};

export default Parts;
