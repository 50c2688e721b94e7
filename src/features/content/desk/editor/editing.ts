import { createContext, useContext } from 'react';

/** How something is saved. */
export interface Saving {
  /** Sent besides the fields. */
  body?: object;
  /** What is said once it is saved. */
  done?: string;
  /** Leads back to the list then. */
  closes?: boolean;
}

export interface Editing {
  save: (how?: Saving) => void;
  isSaving: boolean;
}

export const EditingContext = createContext<Editing | null>(null);

/** For what stands in an editor and saves in a way of its own. */
export const useEditing = (): Editing => {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('useEditing belongs inside an editor');
  return editing;
};
