export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field's state: its text, the value of the selected option, or whether the box is checked. */
export type FieldState = string | boolean;

export const isBox = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'checkbox';

export const stateOf = (field: Field): FieldState => (isBox(field) ? field.checked : field.value);

const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React reports a text to the app only if it differs from the last one that went through React's own
  // setter.
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
};

/** Reads a field's state, and returns a function that enters it like a visitor, so that the app is told. */
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
    // The caret may have moved since, unless the app has reset the field.
    const caret = field.value === value ? field : { selectionStart, selectionEnd };
    const [start, end] = [caret.selectionStart, caret.selectionEnd];
    type(field, value);
    // On other fields, Safari would move focus.
    if (start !== null && field === document.activeElement) field.setSelectionRange(start, end);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
};
