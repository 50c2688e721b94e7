import { useState, type ReactNode } from 'react';
import { object } from 'yup';
import { applicationsDesk } from '#messages/applications/desk';
import type { ApplicationDetail } from '@/contract/application-desk';
import { NOTE_LIMIT, type ApplicationState } from '@/contract/applications';
import { erasableText } from '@/contract/text';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { notify } from '@/ui/feedback/toast';
import { Form } from '@/ui/form/form';
import { FormTextarea } from '@/ui/form/form-fields';
import { Text } from '@/ui/layout/text';
import { applicationApi } from '../application-api';

const { note: texts } = applicationsDesk;

/** Has a default, because forms omit empty fields. */
const schema = object({
  note: erasableText({ label: texts.title, limit: NOTE_LIMIT, lines: true }).default(''),
});

interface NoteDialogProps {
  application: ApplicationDetail;
  /** State to set together with the note. */
  state?: ApplicationState;
  title: string;
  submitLabel: string;
  tone?: 'primary' | 'danger';
  /** Message on success. */
  doneText: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Asks for a note to the applicant. The desk shows it at once; if refused, it is undone and the typed text
 * stays.
 */
export const NoteDialog = ({ application, state, ...props }: NoteDialogProps) => {
  const dispatch = useAppDispatch();
  // The sent note becomes the application's at once, but the form keeps its initial value.
  const [initialValues] = useState({ note: application.note });
  const send = async (values: { note: string }) => {
    const { note } = schema.cast(values);
    const changes = { ...(state && { state }), ...(note !== application.note && { note }) };
    const { error } = await dispatch(
      applicationApi.endpoints.changeApplication.initiate({ application, changes }, { track: false }),
    );
    return error ? toFailure(error) : null;
  };
  return (
    <Dialog open onClose={props.onClose} title={props.title}>
      <Dialog.Body>
        <Text color="muted">{props.children}</Text>
        <Form
          initialValues={initialValues}
          schema={schema}
          send={send}
          onDone={() => {
            notify.success(props.doneText);
            props.onClose();
          }}
          submitLabel={props.submitLabel}
          tone={props.tone ?? 'primary'}
          failureTitle={texts.failureTitle}
          aside={<Button onClick={props.onClose}>{texts.cancel}</Button>}
        >
          <FormTextarea
            name="note"
            label={texts.title}
            hint={texts.hint}
            required={false}
            maxLength={NOTE_LIMIT}
            counter
          />
        </Form>
      </Dialog.Body>
    </Dialog>
  );
};
