import type { Application } from './answers';
import { fieldId } from './field-id';

/** What stands in the form's fields. What has no field there, as while its position is closed, is as it began. */
export const writtenIn = (form: HTMLFormElement | null, begun: Application): Application => {
  const answers = Object.entries(begun.answers).map(([name, answer]) => {
    const field = form?.elements.namedItem(fieldId(name));
    return [name, field && 'value' in field ? String(field.value) : answer];
  });
  return { position: begun.position, answers: Object.fromEntries(answers) };
};
