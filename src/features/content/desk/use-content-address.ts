import { useSearchParams } from 'wouter';
import { contentTabs, type ContentTab } from '@/messages/en/content-desk';

const ID = /^[a-z0-9-]{1,80}$/;

/** What is open in a tab: the list, a new document, or one with an id. */
export type Opened = { is: 'list' } | { is: 'new' } | { is: 'document'; id: string };

export const LIST: Opened = { is: 'list' };
export const NEW: Opened = { is: 'new' };

const parametersOf = (tab: ContentTab, opened: Opened): Record<string, string> => ({
  tab,
  ...(opened.is === 'new' && { new: '1' }),
  ...(opened.is === 'document' && { id: opened.id }),
});

/** What the page's address says: which tab shows, and what is open there. A reload and a link keep it. */
export const useContentAddress = () => {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('tab');
  const tabs = contentTabs();
  const tab = tabs.find((known) => known === asked) ?? tabs[0] ?? 'banner';
  const id = query.get('id') ?? '';
  const opened: Opened = ID.test(id) ? { is: 'document', id } : query.has('new') ? NEW : LIST;
  return {
    tab,
    opened,
    /** The address of a place at this desk, for a link. */
    searchFor: (next: Opened) => `?${new URLSearchParams(parametersOf(tab, next)).toString()}`,
    go: (next: Opened, options: { replace?: boolean } = {}) => setQuery(parametersOf(tab, next), options),
    showTab: (next: ContentTab) => setQuery(parametersOf(next, LIST)),
  };
};
