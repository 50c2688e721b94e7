import { useState } from 'react';
import type { ApplicationSummary } from '@/contract/application-desk';

export interface Selection {
  /** Of those that are listed, in their order. */
  chosen: ApplicationSummary[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Adds to what is chosen. */
  choose: (applications: readonly ApplicationSummary[]) => void;
  clear: () => void;
}

/** Which of the listed applications are chosen, to do something with all of them. */
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
