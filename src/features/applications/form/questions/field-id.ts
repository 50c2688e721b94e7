/** Ids of the form's parts: links of the error summary and of the contents lead there. */
export const POSITION_ID = 'position';
export const fieldId = (name: string): string => `answer-${name}`;
export const sectionId = (index: number): string => `part-${String(index + 1)}`;
