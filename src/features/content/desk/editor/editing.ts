import { createContext, useContext } from 'react';

export interface Saving {
  /** Sent in addition to the fields. */
  body?: object;
  /** Message on success. */
  done?: string;
  /** True to return to the list afterwards. */
  closes?: boolean;
}

export interface Editing {
  save: (how?: Saving) => void;
  isSaving: boolean;
}

export const EditingContext = createContext<Editing | null>(null);

/** Returns the editor's context, for components inside it that save in their own way. */
export const useEditing = (): Editing => {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('useEditing belongs inside an editor');
  return editing;
};
