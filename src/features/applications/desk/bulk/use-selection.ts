import { useState } from 'react';
import type { ApplicationSummary } from '@/contract/application-desk';

export interface Selection {
  /** Selected ones among the listed, in list order. */
  chosen: ApplicationSummary[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  choose: (applications: readonly ApplicationSummary[]) => void;
  clear: () => void;
}

/** Selection among the listed applications, for bulk actions. */
export const useSelection = (items: readonly ApplicationSummary[]): Selection => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    chosen: items.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    toggle: (id) =>
      setIds(
        (before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]),
      ),
    choose: (applications) => setIds((before) => new Set([...before, ...applications.map(({ id }) => id)])),
    clear: () => setIds(new Set()),
  };
};
