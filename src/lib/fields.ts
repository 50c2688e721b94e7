export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stands in a field: its text, the value of the chosen option, or whether the box is ticked. */
export type FieldState = string | boolean;

export const isBox = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'checkbox';

export const stateOf = (field: Field): FieldState => (isBox(field) ? field.checked : field.value);

const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React tells the app of a text only if it differs from the last one that went through React's own setter.
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
};

/** Reads what stands in a field, and returns what enters it again like a visitor, so that the app hears of it. */
export const enterAgain = (field: Field): (() => void) => {
  if (isBox(field)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  const { value } = field;
  if (field instanceof HTMLSelectElement)
    return () => {
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  const { selectionStart, selectionEnd } = field;
  return () => {
    // The caret may have been moved since, as long as the app has not put the field back.
    const caret = field.value === value ? field : { selectionStart, selectionEnd };
    const [start, end] = [caret.selectionStart, caret.selectionEnd];
    type(field, value);
    // Elsewhere, Safari would move the focus.
    if (start !== null && field === document.activeElement) field.setSelectionRange(start, end);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
};
