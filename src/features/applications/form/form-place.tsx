import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { applicationForm } from '#messages/applications/form';
import { useChunk } from '@/hooks/use-chunk';
import { useIsUsed } from '@/hydration/gates';
import { isOpen, needsGuidelines } from '@/lib/positions';
import { useAppSelector } from '@/store/hooks';
import { onlyWithScript, onlyWithoutScript } from '@/theme/mixins';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Stack } from '@/ui/layout/stack';
import { formOpened, selectDraft, selectIsRestored } from '../application-slice';
import { GUIDELINES_MARK } from '../guidelines/guidelines-mark';
import { useView } from '../use-view';
import { Actions } from './actions';
import { GuidelinesNotice, GuidelinesRequired } from './guidelines-notice';
import { PositionCard } from './position-card';
import { POSITION_ID } from './questions/field-id';

const loadForm = () => import(/* webpackChunkName: "application-form" */ './application-form');

/** Keeps the content below out of view while the form changes height. */
const Place = styled.div`
  min-height: 64vh;

  @media (scripting: none) {
    min-height: 0;
  }
`;
const Waiting = styled.div`
  ${onlyWithScript}
`;
/**
 * Invisible while it may be wrong: for a visitor with read guidelines, until the time of reading is known.
 */
const Notice = styled.div<{ $isKnown: boolean }>`
  ${GUIDELINES_MARK} & {
    visibility: ${({ $isKnown }) => ($isKnown ? 'visible' : 'hidden')};
  }
`;
const WithoutScript = styled.div`
  ${onlyWithoutScript}
`;

interface PlaceholderProps {
  position: string;
  isRestored: boolean;
  /** Called if it had focus when it is replaced. */
  onFocusLost: () => void;
}

/**
 * Looks like the empty form, so nothing moves when that replaces it. It has no questions of an only position, and
 * nothing below them.
 */
const Placeholder = ({ position, isRestored, onFocusLost }: PlaceholderProps) => {
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
          <PositionCard position={position} />
          {!isOpen(position) && <Actions isBlocked />}
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

/** Opens the choice of positions if it was pressed before the form was ready. */
const usePressedEarly = (isThere: boolean) => {
  const isPressed = useRef(false);
  useEffect(() => {
    const position = document.getElementById(POSITION_ID);
    if (!isThere || !isPressed.current || !(position instanceof HTMLSelectElement)) return;
    position.focus();
    // Focus is the fallback if the browser lacks this method, or the press was too long ago.
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

/**
 * Moves focus to the same notice in the form when the placeholder is replaced. In the same commit, so that no key
 * press finds the page without focus.
 */
const useKeptFocus = (isThere: boolean) => {
  const place = useRef<HTMLDivElement>(null);
  const isLost = useRef(false);
  const [lose] = useState(() => () => {
    isLost.current = true;
  });
  useLayoutEffect(() => {
    if (isThere && isLost.current) place.current?.querySelector<HTMLElement>('a, button')?.focus();
    isLost.current = false;
  }, [isThere]);
  return { place, lose };
};

/**
 * Loads the form, with its validation and sending, once a visitor starts to use it or has a draft to
 * continue; at once for the only position if it is open, whose questions are part of it.
 */
export const FormPlace = (props: FormPlaceProps) => {
  const isRestored = useAppSelector(selectIsRestored);
  const hasDraft = useAppSelector((state) => selectDraft(state) !== null);
  const isUsed = useIsUsed();
  const { chunk: form, retry } = useChunk(
    isUsed || hasDraft || isOpen(props.position) ? loadForm : undefined,
  );
  const isThere = form !== undefined && isRestored;
  const onPress = usePressedEarly(isThere);
  const { place, lose } = useKeptFocus(isThere);
  useView(formOpened);

  if (form === 'failed') {
    const { text, ...texts } = applicationForm.notLoaded;
    return (
      <RetryAlert {...texts} onRetry={retry}>
        {text}
      </RetryAlert>
    );
  }
  return (
    <Place ref={place} {...(!isThere && { onPointerDown: onPress })}>
      {form && isRestored ? (
        <form.default onPosition={props.onPosition} />
      ) : (
        <>
          <Placeholder position={props.position} isRestored={isRestored} onFocusLost={lose} />
          <NoScript />
        </>
      )}
    </Place>
  );
};
