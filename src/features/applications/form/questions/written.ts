// Decision record: docs/decisions/0016-uncontrolled-application-form.md
import type { Application } from './answers';
import { fieldId } from './field-id';

/**
 * Reads the texts of the form's fields. Questions without a field, e.g. of a closed position, keep their
 * initial answer.
 */
export const writtenIn = (form: HTMLFormElement | null, begun: Application): Application => {
  const answers = Object.entries(begun.answers).map(([name, answer]) => {
    const field = form?.elements.namedItem(fieldId(name));
    return [name, field && 'value' in field ? String(field.value) : answer];
  });
  return { position: begun.position, answers: Object.fromEntries(answers) };
};
