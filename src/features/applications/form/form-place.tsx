import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { useChunk } from '@/hooks/use-chunk';
import { needsGuidelines } from '@/lib/positions';
import { applicationForm } from '@/messages/en/applications/form';
import { useAppSelector } from '@/store/hooks';
import { onlyWithScript, onlyWithoutScript } from '@/theme/mixins';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { useIsUsed } from '@/ui/layout/hydration-gates';
import { Stack } from '@/ui/layout/stack';
import { formOpened, selectDraft, selectIsRestored } from '../application-slice';
import { GUIDELINES_MARK } from '../guidelines/guidelines-mark';
import { useView } from '../use-view';
import { Actions } from './actions';
import { GuidelinesNotice, GuidelinesRequired } from './guidelines-notice';
import { PositionCard } from './position-card';
import { POSITION_ID } from './questions/field-id';

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
/** Only holds its place while it may be wrong: for a visitor who has read the guidelines, until it is known when that was. */
const Notice = styled.div<{ $isKnown: boolean }>`
  ${GUIDELINES_MARK} & {
    visibility: ${({ $isKnown }) => ($isKnown ? 'visible' : 'hidden')};
  }
`;
const WithoutScript = styled.div`
  ${onlyWithoutScript}
`;

interface PlaceholderProps {
  isRestored: boolean;
  /** Called when it gives way while it has the focus. */
  onFocusLost: () => void;
}

/** Looks like the empty form, so that nothing moves when that takes its place. */
const Placeholder = ({ isRestored, onFocusLost }: PlaceholderProps) => {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (element?.contains(document.activeElement)) onFocusLost();
    };
  }, [onFocusLost]);
  return (
    <Waiting ref={root}>
      <Stack gap={3}>
        {needsGuidelines('') && (
          <Notice $isKnown={isRestored}>
            <GuidelinesNotice />
          </Notice>
        )}
        <Stack gap={3} inert aria-busy="true">
          <PositionCard position="" />
          <Actions isBlocked />
        </Stack>
      </Stack>
    </Waiting>
  );
};

const NoScript = () => {
  const { text, email } = applicationForm.noScript;
  return (
    <WithoutScript>
      <Stack>
        {needsGuidelines('') && <GuidelinesRequired />}
        <p>
          {text}{' '}
          <a href={`mailto:${email}`} translate="no">
            {email}
          </a>
          .
        </p>
      </Stack>
    </WithoutScript>
  );
};

export interface FormPlaceProps {
  position: string;
  onPosition: (position: string) => void;
}

/** Opens the choice of positions that somebody has pressed before the form was there. */
const usePressedEarly = (isThere: boolean) => {
  const isPressed = useRef(false);
  useEffect(() => {
    const position = document.getElementById(POSITION_ID);
    if (!isThere || !isPressed.current || !(position instanceof HTMLSelectElement)) return;
    position.focus();
    // Where the browser has no such way, or the press was too long ago, the focus has to do.
    try {
      position.showPicker();
    } catch {
      return;
    }
  }, [isThere]);
  return ({ clientX, clientY }: PointerEvent) => {
    const box = document.getElementById(POSITION_ID)?.getBoundingClientRect();
    isPressed.current =
      box !== undefined &&
      clientX >= box.left &&
      clientX <= box.right &&
      clientY >= box.top &&
      clientY <= box.bottom;
  };
};

/** Has the keyboard go on with the same notice in the form when what held its place gives way. */
const useKeptFocus = (isThere: boolean) => {
  const place = useRef<HTMLDivElement>(null);
  const isLost = useRef(false);
  const [lose] = useState(() => () => {
    isLost.current = true;
  });
  useEffect(() => {
    if (isThere && isLost.current) place.current?.querySelector<HTMLElement>('a, button')?.focus();
    isLost.current = false;
  }, [isThere]);
  return { place, lose };
};

/**
 * The form with what it needs to check and send is no part of the page: it is fetched when somebody begins to use that, or
 * has a draft to go on with.
 */
export const FormPlace = (props: FormPlaceProps) => {
  const isRestored = useAppSelector(selectIsRestored);
  const hasDraft = useAppSelector((state) => selectDraft(state) !== null);
  const isUsed = useIsUsed();
  const { chunk: form, retry } = useChunk(isUsed || hasDraft ? loadForm : undefined);
  const isThere = form !== undefined && isRestored;
  const onPress = usePressedEarly(isThere);
  const { place, lose } = useKeptFocus(isThere);
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
    <Place ref={place} {...(!isThere && { onPointerDown: onPress })}>
      {form && isRestored ? (
        <form.default {...props} />
      ) : (
        <>
          <Placeholder isRestored={isRestored} onFocusLost={lose} />
          <NoScript />
        </>
      )}
    </Place>
  );
};
