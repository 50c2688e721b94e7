import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { applicationForm } from '@/content/applications/form';
import type { Position } from '@/contract/applications';
import { useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Stack } from '@/ui/stack';
import { formOpened, selectIsRestored } from '../application-slice';
import { useView } from '../use-view';
import { Actions } from './actions';
import { GuidelinesRequired } from './guidelines-notice';
import { PositionCard } from './position-card';

const loadForm = () => import(/* webpackChunkName: "application-form" */ './application-form');
type FormModule = Awaited<ReturnType<typeof loadForm>>;

/** Whatever the form begins with, what follows it stays out of sight and is not seen to move. */
const Place = styled.div`
  min-height: 64vh;

  @media (scripting: none) {
    min-height: 0;
  }
`;
const Waiting = styled.div`
  @media (scripting: none) {
    display: none;
  }
`;
/** Holds its place until it is known whether the visitor has read the guidelines. */
const Unknown = styled.div`
  visibility: hidden;
`;
const WithoutScript = styled.div`
  display: none;

  @media (scripting: none) {
    display: block;
  }
`;

/** Looks like the empty form, so that nothing moves when that takes its place. */
const Placeholder = () => (
  <Waiting inert aria-busy="true">
    <Stack gap={3}>
      <Unknown>
        <GuidelinesRequired />
      </Unknown>
      <PositionCard position="" />
      <Actions isBlocked />
    </Stack>
  </Waiting>
);

const NoScript = () => {
  const { text, email } = applicationForm.noScript;
  return (
    <WithoutScript>
      <Stack>
        <GuidelinesRequired />
        <p>
          {text} <a href={`mailto:${email}`}>{email}</a>.
        </p>
      </Stack>
    </WithoutScript>
  );
};

export interface FormPlaceProps {
  position: Position | '';
  onPosition: (position: Position | '') => void;
}

/** The form with what it needs to check and send is no part of the page: it is fetched once that stands. */
export const FormPlace = (props: FormPlaceProps) => {
  const isRestored = useAppSelector(selectIsRestored);
  const [form, setForm] = useState<FormModule | 'failed'>();
  const [attempt, setAttempt] = useState(1);
  useView(formOpened);
  useEffect(() => {
    loadForm().then(setForm, () => setForm('failed'));
  }, [attempt]);

  if (form === 'failed') {
    const { title, text, retryLabel } = applicationForm.notLoaded;
    return (
      <Alert
        tone="danger"
        title={title}
        action={<Button onClick={() => setAttempt(attempt + 1)}>{retryLabel}</Button>}
      >
        {text}
      </Alert>
    );
  }
  return (
    <Place>
      {form && isRestored ? (
        <form.default {...props} />
      ) : (
        <>
          <Placeholder />
          <NoScript />
        </>
      )}
    </Place>
  );
};
