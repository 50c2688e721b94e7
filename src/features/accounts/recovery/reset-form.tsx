import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { newPasswordHint } from '#messages/fields';
import { recovery } from '#messages/recovery';
import { pages, privatePages } from '#network/pages';
import { resetSchema } from '@/contract/recovery-requests';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { ButtonLink } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { Form } from '@/ui/form/form';
import { FormPassword } from '@/ui/form/form-fields';
import { Link } from '@/ui/routing/link';
import { tokenIn, toLinkProblem, recoveryApi } from './recovery-api';

const { reset, signInLabel } = recovery;
const empty = { password: '' };
const schema = resetSchema.pick(['password']);

/** Takes a new password, authorized by the token in the URL fragment. */
export const ResetForm = () => {
  const dispatch = useAppDispatch();
  const { hash } = useLocation();
  const [isDone, setIsDone] = useState(false);
  const send = async (values: typeof empty) => {
    const body = { token: tokenIn(hash), ...schema.cast(values) };
    const { error } = await dispatch(recoveryApi.endpoints.resetPassword.initiate(body, { track: false }));
    return error ? toLinkProblem(toFailure(error)) : null;
  };
  if (isDone)
    return (
      <Alert
        tone="success"
        title={reset.done.title}
        action={<ButtonLink to={pages.login.path}>{signInLabel}</ButtonLink>}
      >
        {reset.done.text}
      </Alert>
    );
  return (
    <Form
      initialValues={empty}
      schema={schema}
      send={send}
      onDone={() => setIsDone(true)}
      submitLabel={reset.submitLabel}
      failureTitle={reset.failureTitle}
      aside={<Link to={privatePages.forgot.path}>{reset.newLinkLabel}</Link>}
    >
      <FormPassword
        name="password"
        label={reset.fieldLabel}
        hint={newPasswordHint}
        autoComplete="new-password"
      />
    </Form>
  );
};
