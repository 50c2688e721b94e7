import { CONTENT_KINDS, type ContentKind } from '@/contract/content-fields';
import { hasSubject } from '@/lib/subjects';
import { useQuery } from '@/ui/routing/use-query';

export type ContentTab = ContentKind | 'banner';

/** Returns the desk's tabs for the network's subjects, in order; they are also the names in URLs. */
export const contentTabs = (): ContentTab[] => [...CONTENT_KINDS.filter(hasSubject), 'banner'];

const ID = /^[a-z0-9-]{1,80}$/;

/** Content of a tab: the list, a new document, or one with an id. */
export type Opened = { is: 'list' } | { is: 'new' } | { is: 'document'; id: string };

export const LIST: Opened = { is: 'list' };
export const NEW: Opened = { is: 'new' };

const parametersOf = (tab: ContentTab, opened: Opened): Record<string, string> => ({
  tab,
  ...(opened.is === 'new' && { new: '1' }),
  ...(opened.is === 'document' && { id: opened.id }),
});

/** State in the page's URL, which survives reloads and can be shared: the tab and the document open in it. */
export const useContentAddress = () => {
  const [query, setQuery] = useQuery();
  const asked = query.get('tab');
  const tabs = contentTabs();
  const tab = tabs.find((known) => known === asked) ?? tabs[0] ?? 'banner';
  const id = query.get('id') ?? '';
  const opened: Opened = ID.test(id) ? { is: 'document', id } : query.has('new') ? NEW : LIST;
  return {
    tab,
    opened,
    /** Returns the query of a link within this desk. */
    searchFor: (next: Opened) => `?${new URLSearchParams(parametersOf(tab, next)).toString()}`,
    go: (next: Opened, options: { replace?: boolean } = {}) => setQuery(parametersOf(tab, next), options),
    showTab: (next: ContentTab) => setQuery(parametersOf(next, LIST)),
  };
};
