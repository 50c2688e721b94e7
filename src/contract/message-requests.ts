import { type InferType, mixed, object } from 'yup';
import { ANSWER_LIMIT } from './contact-fields';
import { choiceForm } from './json-form';
import { idempotencyKey, version } from './request-fields';
import { requiredText } from './text';

const MESSAGE_ACTIONS = ['take', 'release', 'close', 'reopen'] as const;
export type MessageAction = (typeof MESSAGE_ACTIONS)[number];

/** `POST /api/admin/messages/{id}`: `close` marks it as answered without an email. */
export const messageActionSchema = object({
  version: version(),
  action: mixed((value): value is MessageAction => MESSAGE_ACTIONS.some((known) => known === value))
    .meta({ form: choiceForm(MESSAGE_ACTIONS) })
    .typeError(`Action must be one of ${MESSAGE_ACTIONS.join(', ')}`)
    .required('Action is missing'),
});
export type MessageActionRequest = InferType<typeof messageActionSchema>;

/** Text of an answer, which the form checks as well. */
export const answerText = () => requiredText({ label: 'Answer', limit: ANSWER_LIMIT, lines: true });

/** `POST /api/admin/messages/{id}/answers`. A repeated key sends nothing more. */
export const newAnswerSchema = object({
  version: version(),
  text: answerText(),
  idempotencyKey: idempotencyKey(),
});
export type NewAnswer = InferType<typeof newAnswerSchema>;
