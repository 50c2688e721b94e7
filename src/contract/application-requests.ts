import { type InferType, mixed, object } from 'yup';
import { APPLICATION_STATES, type ApplicationState, COMMENT_LIMIT, NOTE_LIMIT } from './applications';
import { choiceForm } from './json-form';
import { erasableText, requiredText } from './text';
import { ifGiven } from './user-requests';

const state = () =>
  mixed((value): value is ApplicationState => APPLICATION_STATES.some((known) => known === value))
    .meta({ form: choiceForm(APPLICATION_STATES) })
    .typeError(`State must be one of ${APPLICATION_STATES.join(', ')}`)
    .required('State is required');

/** `PATCH /api/admin/applications/{id}`: changes only the fields given. An empty note removes the note. */
export const applicationChangesSchema = object({
  state: ifGiven(state()),
  note: ifGiven(erasableText({ label: 'Note', limit: NOTE_LIMIT, lines: true })),
});
export type ApplicationChanges = InferType<typeof applicationChangesSchema>;

/** `POST /api/admin/applications/{id}/comments`. */
export const newCommentSchema = object({
  text: requiredText({ label: 'Comment', limit: COMMENT_LIMIT, lines: true }),
});
