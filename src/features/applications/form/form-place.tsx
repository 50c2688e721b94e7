import { styled } from 'styled-components';
import { applicationForm } from '@/content/applications/form';
import type { Position } from '@/content/applications/positions';
import { useChunk } from '@/hooks/use-chunk';
import { useAppSelector } from '@/store/hooks';
import { onlyWithScript, onlyWithoutScript } from '@/theme/mixins';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Stack } from '@/ui/layout/stack';
import { formOpened, selectIsRestored } from '../application-slice';
import { useView } from '../use-view';
import { Actions } from './actions';
import { GuidelinesRequired } from './guidelines-notice';
import { PositionCard } from './position-card';

const loadForm = () => import(/* webpackChunkName: "application-form" */ './application-form');

/** Whatever the form begins with, what follows it stays out of sight and is not seen to move. */
const Place = styled.div`
  min-height: 64vh;

  @media (scripting: none) {
    min-height: 0;
  }
`;
const Waiting = styled.div`
  ${onlyWithScript}
`;
/** Holds its place until it is known whether the visitor has read the guidelines. */
const Unknown = styled.div`
  visibility: hidden;
`;
const WithoutScript = styled.div`
  ${onlyWithoutScript}
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
  const { chunk: form, retry } = useChunk(loadForm);
  useView(formOpened);

  if (form === 'failed') {
    const { text, ...words } = applicationForm.notLoaded;
    return (
      <RetryAlert {...words} onRetry={retry}>
        {text}
      </RetryAlert>
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
