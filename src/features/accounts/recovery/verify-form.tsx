import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { object } from 'yup';
import { recovery } from '#messages/recovery';
import { privatePages } from '#network/pages';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { ButtonLink } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { Form } from '@/ui/form/form';
import { Text } from '@/ui/layout/text';
import { tokenIn, toLinkProblem } from './link-token';
import { recoveryApi } from './recovery-api';

const { verify } = recovery;
const schema = object({});

/**
 * Confirms the address to which the link was sent. It takes a click, because programs that scan links in
 * emails do not click.
 */
export const VerifyForm = () => {
  const dispatch = useAppDispatch();
  const { hash } = useLocation();
  const [isDone, setIsDone] = useState(false);
  const send = async () => {
    const body = { token: tokenIn(hash) };
    const { error } = await dispatch(recoveryApi.endpoints.verifyEmail.initiate(body, { track: false }));
    return error ? toLinkProblem(toFailure(error)) : null;
  };
  if (isDone)
    return (
      <Alert
        tone="success"
        title={verify.done.title}
        action={<ButtonLink to={privatePages.dashboard.path}>{verify.dashboardLabel}</ButtonLink>}
      >
        {verify.done.text}
      </Alert>
    );
  return (
    <Form
      initialValues={{}}
      schema={schema}
      send={send}
      onDone={() => setIsDone(true)}
      submitLabel={verify.submitLabel}
      failureTitle={verify.failureTitle}
    >
      <Text>{verify.text}</Text>
    </Form>
  );
};
