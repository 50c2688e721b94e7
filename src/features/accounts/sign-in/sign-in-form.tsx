import { useState } from 'react';
import { recovery } from '#messages/recovery';
import { secondStep } from '#messages/second-step';
import { signInForm as texts } from '#messages/sign-in';
import { privatePages } from '#network/pages';
import { loginSchema, type Login } from '@/contract/auth-requests';
import { useAppDispatch } from '@/store/hooks';
import { Alert } from '@/ui/feedback/alert';
import { Form } from '@/ui/form/form';
import { FormEmail, FormPassword } from '@/ui/form/form-fields';
import { Link } from '@/ui/routing/link';
import { SecondStepForm } from './second-step-form';
import { signIn } from './sign-in-api';

const empty = { email: '', password: '' };

export const SignInForm = () => {
  const dispatch = useAppDispatch();
  const [ticket, setTicket] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const send = async (values: Login) => {
    const result = await dispatch(signIn(loginSchema.cast(values)));
    if (!result || !('ticket' in result)) return result;
    setTicket(result.ticket);
    return null;
  };
  const beginAgain = (why: string | null) => {
    setTicket(null);
    setOver(why);
  };
  if (ticket !== null) return <SecondStepForm ticket={ticket} onOver={beginAgain} />;
  return (
    <>
      {over !== null && (
        <Alert tone="danger" title={secondStep.failureTitle}>
          {over}
        </Alert>
      )}
      <Form
        initialValues={empty}
        schema={loginSchema}
        send={send}
        rememberAs="sign-in"
        submitLabel={texts.submitLabel}
        failureTitle={texts.failureTitle}
        aside={<Link to={privatePages.forgot.path}>{recovery.forgot.linkLabel}</Link>}
      >
        <FormEmail autoComplete="username" />
        <FormPassword name="password" label={texts.passwordLabel} autoComplete="current-password" />
      </Form>
    </>
  );
};
