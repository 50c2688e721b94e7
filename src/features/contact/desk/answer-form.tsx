import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { object } from 'yup';
import { messagesDesk } from '#messages/messages-desk';
import { answers as templates } from '#network/answers';
import { ANSWER_LIMIT } from '@/contract/contact-fields';
import { answerText } from '@/contract/message-requests';
import type { MessageDetail } from '@/contract/messages';
import { randomUuid } from '@/lib/random-uuid';
import { toFailure } from '@/store/failure';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { useKeptDraft } from '@/store/use-kept-draft';
import { notify } from '@/ui/feedback/toast';
import { DiscardButton } from '@/ui/form/discard-button';
import { SelectField } from '@/ui/form/field';
import { Form } from '@/ui/form/form';
import { FormTextarea } from '@/ui/form/form-fields';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { answerKept, selectIsRestored, selectKeptAnswer } from './answer-drafts-slice';
import { messagesApi } from './messages-api';

const { answer: texts } = messagesDesk;

const EMPTY = { text: '' };
const schema = object({ text: answerText() });
const CONFLICT = 409;

type Values = typeof EMPTY;
interface OfMessage {
  message: MessageDetail;
}

/** Fills in the visitor's name: the part of the address before the @, which staff see before they send it. */
const filledFor = (email: string, text: string): string =>
  text.replaceAll('{name}', () => email.slice(0, email.indexOf('@')));

/** Adds a template to what was typed. */
const TemplateChoice = ({ email }: { email: string }) => {
  const { values, setFieldValue } = useFormikContext<Values>();
  const add = (name: string) => {
    const template = templates.find((one) => one.name === name);
    if (!template) return;
    const written = values.text.trim();
    const text = filledFor(email, template.text);
    void setFieldValue('text', written === '' ? text : `${written}\n\n${text}`);
  };
  return (
    <SelectField label={texts.template.label} required value="" onChange={({ target }) => add(target.value)}>
      <option value="">{texts.template.none}</option>
      {templates.map(({ name }) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
};

/** Keeps what is typed in this browser. */
const KeptAnswer = ({ id }: { id: string }) => {
  const store = useAppStore();
  const { text } = useFormikContext<Values>().values;
  const kept = useKeptDraft(() => {
    if (selectKeptAnswer(store.getState(), id) !== text) store.dispatch(answerKept(id, text));
  });
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) kept.edited();
    isFirst.current = false;
  }, [text, kept]);
  return null;
};

const Discard = () => {
  const { values, resetForm } = useFormikContext<Values>();
  if (values.text === '') return null;
  return <DiscardButton question={texts.discard} onDiscard={() => resetForm({ values: EMPTY })} />;
};

const WritingForm = ({ message: { id, email, version } }: OfMessage) => {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [initialValues, setInitialValues] = useState<Values>(() => ({
    text: selectKeptAnswer(store.getState(), id),
  }));
  const [answer] = messagesApi.useAnswerMessageMutation();
  // The same text keeps its key, so that sending it again after a lost response sends one answer.
  const sending = useRef({ text: '', key: '' });
  const send = async (values: Values) => {
    const { text } = schema.cast(values);
    if (sending.current.text !== text) sending.current = { text, key: randomUuid() };
    const { error } = await answer({ id, version, text, idempotencyKey: sending.current.key });
    if (!error) return null;
    const { status, message, fields } = toFailure(error);
    return { message: status === CONFLICT ? `${message} ${texts.conflict}` : message, fields };
  };
  return (
    <Form
      initialValues={initialValues}
      schema={schema}
      send={send}
      onDone={() => {
        sending.current = { text: '', key: '' };
        setInitialValues(EMPTY);
        dispatch(answerKept(id, ''));
        notify.success(texts.done(email));
      }}
      submitLabel={texts.submit}
      failureTitle={texts.failureTitle}
      aside={<Discard />}
    >
      <KeptAnswer id={id} />
      {templates.length > 0 && <TemplateChoice email={email} />}
      <FormTextarea
        name="text"
        label={texts.text.label}
        hint={texts.text.hint(email)}
        rows={8}
        maxLength={ANSWER_LIMIT}
        counter
      />
    </Form>
  );
};

/** Form for an answer by email. What is typed stays until it is sent. */
export const AnswerForm = ({ message }: OfMessage) => (
  <Stack as="section" gap={2} aria-labelledby="answer">
    <Heading level={3} id="answer">
      {texts.title}
    </Heading>
    {useAppSelector(selectIsRestored) && <WritingForm message={message} />}
  </Stack>
);
