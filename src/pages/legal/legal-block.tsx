import type { Block } from '@/content/legal/document';
import { BulletList, NumberedList } from '@/pages/reading/bullet-list';
import { ContactList } from './contact-list';

/** One piece of a legal text. */
export const LegalBlock = ({ block }: { block: Block }) => {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  if (block.kind === 'contact') return <ContactList items={block.items} />;
  const List = block.ordered ? NumberedList : BulletList;
  return (
    <List>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  );
};
