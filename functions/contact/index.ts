export { type ContactArchive, createContactArchive } from './store/contact-archive';
export { contactBackup } from './store/contact-store';
