import { useState } from 'react';
import { privatePages } from '#network/pages';
import { loginSchema, type Login } from '@/contract/auth-requests';
import { recovery } from '@/messages/en/recovery';
import { secondStep } from '@/messages/en/second-step';
import { useAppDispatch } from '@/store/hooks';
import { Alert } from '@/ui/feedback/alert';
import { Form } from '@/ui/form/form';
import { FormEmail, FormPassword } from '@/ui/form/form-fields';
import { Link } from '@/ui/routing/link';
import { signIn } from './entrance-api';
import { SecondStepForm } from './second-step-form';

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
        submitLabel="Sign In"
        failureTitle="Sign-in failed"
        aside={<Link to={privatePages.forgot.path}>{recovery.forgot.linkLabel}</Link>}
      >
        <FormEmail autoComplete="username" />
        <FormPassword name="password" label="Password" autoComplete="current-password" />
      </Form>
    </>
  );
};
