import { useState } from 'react';
import { recovery } from '#messages/recovery';
import { forgotSchema } from '@/contract/recovery-requests';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { Form } from '@/ui/form/form';
import { FormEmail } from '@/ui/form/form-fields';
import { recoveryApi } from './recovery-api';

const { forgot } = recovery;
const empty = { email: '' };

/** Asks for an account's email. The response is the same whether or not the account exists. */
export const ForgotForm = () => {
  const dispatch = useAppDispatch();
  const [isSent, setIsSent] = useState(false);
  const send = async (values: typeof empty) => {
    const body = forgotSchema.cast(values);
    const { error } = await dispatch(recoveryApi.endpoints.forgotPassword.initiate(body, { track: false }));
    return error ? toFailure(error) : null;
  };
  if (isSent)
    return (
      <Alert
        tone="success"
        title={forgot.done.title}
        action={<Button onClick={() => setIsSent(false)}>{forgot.againLabel}</Button>}
      >
        {forgot.done.text}
      </Alert>
    );
  return (
    <Form
      initialValues={empty}
      schema={forgotSchema}
      send={send}
      onDone={() => setIsSent(true)}
      rememberAs="forgot"
      submitLabel={forgot.submitLabel}
      failureTitle={forgot.failureTitle}
    >
      <FormEmail autoComplete="username" />
    </Form>
  );
};
