import { CONTENT_KINDS, type ContentKind } from '@/contract/content-fields';
import { hasSubject } from '@/lib/subjects';

export type ContentTab = ContentKind | 'banner';

/** Returns the desk's tabs for the network's subjects, in order; they are also the names in URLs. */
export const contentTabs = (): ContentTab[] => [...CONTENT_KINDS.filter(hasSubject), 'banner'];
