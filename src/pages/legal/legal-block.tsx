import type { Block } from '@/content/legal/document';
import { BulletList } from '@/pages/reading/bullet-list';
import { ContactList } from './contact-list';

/** One piece of a legal text. */
export const LegalBlock = ({ block }: { block: Block }) => {
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  if (block.kind === 'contact') return <ContactList items={block.items} />;
  return <BulletList items={block.items} ordered={block.ordered} />;
};
