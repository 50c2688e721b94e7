import { secondFactor } from '#messages/second-factor';
import type { PasskeyResponse } from '@/contract/second-factor';
import { newPasskeySchema, PASSKEY_NAME_LIMIT } from '@/contract/second-factor-requests';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { Form } from '@/ui/form/form';
import { FormInput } from '@/ui/form/form-fields';
import { addPasskey } from './add-passkey';

const { passkeys: texts } = secondFactor;
const empty = { name: '' };
const nameSchema = newPasskeySchema.pick(['name']);

export interface PasskeyFormProps {
  onAdded: (added: PasskeyResponse) => void;
  onCancel: () => void;
}

/** Asks for a name, then has the browser create the passkey. */
export const PasskeyForm = ({ onAdded, onCancel }: PasskeyFormProps) => {
  const dispatch = useAppDispatch();
  const send = async (values: typeof empty) => {
    const result = await dispatch(addPasskey(nameSchema.cast(values).name));
    if ('problem' in result) return result.problem;
    onAdded(result.added);
    return null;
  };
  return (
    <Form
      initialValues={empty}
      schema={nameSchema}
      send={send}
      submitLabel={texts.submitLabel}
      failureTitle={texts.failureTitle}
      aside={<Button onClick={onCancel}>{texts.cancelLabel}</Button>}
    >
      <FormInput
        name="name"
        label={texts.nameLabel}
        hint={texts.nameHint}
        maxLength={PASSKEY_NAME_LIMIT}
        autoComplete="off"
        autoFocus
      />
    </Form>
  );
};
