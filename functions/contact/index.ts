/** What other subjects may know of contact messages. */
export type { ContactArchive } from './contact-ports';
export { createContactArchive } from './store/contact-archive';
