import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { AddPicture } from './add-picture';
import { withParagraph } from './picture-markdown';

/**
 * Inserts pictures into the named text of the surrounding form: at the caret, or at the end if the field was
 * never focused.
 */
export const InsertPicture = ({ name }: { name: string }) => {
  const { setFieldValue } = useFormikContext();
  const place = useRef<HTMLDivElement>(null);
  const wasInText = useRef(false);
  useEffect(() => {
    const form = place.current?.closest('form');
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement && target.name === name) wasInText.current = true;
    };
    form?.addEventListener('focusin', note);
    return () => form?.removeEventListener('focusin', note);
  }, [name]);

  const insert = (markdown: string) => {
    const field = place.current?.closest('form')?.elements.namedItem(name);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const at = wasInText.current ? field.selectionStart : field.value.length;
    const { text, caret } = withParagraph(field.value, at, markdown);
    flushSync(() => void setFieldValue(name, text));
    field.focus();
    field.setSelectionRange(caret, caret);
  };
  return (
    <div ref={place}>
      <AddPicture onInsert={insert} />
    </div>
  );
};
