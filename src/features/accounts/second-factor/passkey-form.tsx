import type { PasskeyResponse } from '@/contract/second-factor';
import { newPasskeySchema, PASSKEY_NAME_LIMIT } from '@/contract/second-factor-requests';
import { secondFactor } from '@/messages/en/second-factor';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { Form } from '@/ui/form/form';
import { FormInput } from '@/ui/form/form-fields';
import { addPasskey } from './add-passkey';

const { passkeys: words } = secondFactor;
const empty = { name: '' };
const nameSchema = newPasskeySchema.pick(['name']);

export interface PasskeyFormProps {
  onAdded: (added: PasskeyResponse) => void;
  onCancel: () => void;
}

/** Names a passkey, which the browser then makes. */
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
      submitLabel={words.submitLabel}
      failureTitle={words.failureTitle}
      aside={<Button onClick={onCancel}>{words.cancelLabel}</Button>}
    >
      <FormInput
        name="name"
        label={words.nameLabel}
        hint={words.nameHint}
        maxLength={PASSKEY_NAME_LIMIT}
        autoComplete="off"
        autoFocus
      />
    </Form>
  );
};
