/** Ids of the form's parts, for links in the error summary and the contents. */
export const POSITION_ID = 'position';
export const fieldId = (name: string): string => `answer-${name}`;
export const sectionId = (index: number): string => `part-${String(index + 1)}`;
