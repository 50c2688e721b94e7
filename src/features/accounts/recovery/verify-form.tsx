import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { object } from 'yup';
import { recovery } from '#messages/recovery';
import { pages, privatePages } from '#network/pages';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { ButtonLink } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { Form } from '@/ui/form/form';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { authApi } from '../auth-api';
import { useAuth } from '../auth-provider';
import { EmailState } from '../own-account/email-state';
import { tokenIn, toLinkProblem, recoveryApi } from './recovery-api';

const { verify, signInLabel } = recovery;
const schema = object({});

/** Says why a link is no longer valid. Only the account knows whether its address needs another one. */
const InvalidLink = ({ problem }: { problem: string }) => {
  const { user } = useAuth();
  // The link may have been used in another browser.
  authApi.useGetMeQuery(undefined, { skip: !user, refetchOnMountOrArgChange: true });
  return (
    <Stack gap={1.5}>
      <Alert
        tone="danger"
        title={verify.failureTitle}
        action={!user && <ButtonLink to={pages.login.path}>{signInLabel}</ButtonLink>}
      >
        {problem} {!user && verify.signedOut}
      </Alert>
      {user && <EmailState user={user} />}
    </Stack>
  );
};

/**
 * Confirms the address to which the link was sent. It takes a click, because programs that scan links in
 * emails do not click.
 */
export const VerifyForm = () => {
  const dispatch = useAppDispatch();
  const { hash } = useLocation();
  const { user } = useAuth();
  const [done, setDone] = useState<keyof typeof verify.done.text>();
  const [invalid, setInvalid] = useState<string>();
  const send = async () => {
    const body = { token: tokenIn(hash) };
    const { error } = await dispatch(recoveryApi.endpoints.verifyEmail.initiate(body, { track: false }));
    if (!error) {
      // The account is not known any more once its session has ended.
      setDone(user ? (user.pendingEmail ? 'replaced' : 'first') : 'unknown');
      return null;
    }
    const failure = toFailure(error);
    const problem = toLinkProblem(failure);
    if (failure.fields['token'] !== undefined) setInvalid(problem.message);
    return problem;
  };
  if (done)
    return (
      <Alert
        tone="success"
        title={verify.done.title}
        action={<ButtonLink to={privatePages.dashboard.path}>{verify.dashboardLabel}</ButtonLink>}
      >
        {verify.done.text[done]}
      </Alert>
    );
  if (invalid !== undefined) return <InvalidLink problem={invalid} />;
  return (
    <Form
      initialValues={{}}
      schema={schema}
      send={send}
      submitLabel={verify.submitLabel}
      failureTitle={verify.failureTitle}
    >
      <Text>{verify.text}</Text>
    </Form>
  );
};
