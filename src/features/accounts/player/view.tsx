import { useCallback, useRef, type ReactNode, type RefCallback } from 'react';
import { styled } from 'styled-components';

export interface ViewProps {
  /** Of {@link useFocusHandover}. */
  handover: RefCallback<HTMLElement>;
  words: ReactNode;
  /** What is done about it: below the words, on wide screens beside them. */
  children: ReactNode;
}

/** Tall enough for what takes the place of another view while nobody touches the page: nothing below it may move. */
const Root = styled.div<{ $isTimed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  min-height: ${({ $isTimed }) => $isTimed && '24rem'};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    min-height: ${({ $isTimed }) => $isTimed && '13rem'};
  }
`;

/** What the card shows of a link that is being made. `isTimed` says that it comes or goes by the clock. */
export const View = ({ handover, words, children, isTimed = false }: ViewProps & { isTimed?: boolean }) => (
  <Root ref={handover} $isTimed={isTimed}>
    <div>{words}</div>
    <div>{children}</div>
  </Root>
);

/**
 * A ref for elements that take each other's place: one that goes with the focus in it hands the focus on to what says in the
 * next one what is new, its first element with `tabIndex={-1}`, or to its first field.
 */
export const useFocusHandover = (): RefCallback<HTMLElement> => {
  const isHandedOn = useRef(false);
  return useCallback((view: HTMLElement) => {
    if (isHandedOn.current) view.querySelector<HTMLElement>('[tabindex="-1"], input')?.focus();
    isHandedOn.current = false;
    return () => {
      isHandedOn.current = view.contains(document.activeElement);
    };
  }, []);
};
