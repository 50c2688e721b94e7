import { useCallback, useRef, type ReactNode, type RefCallback } from 'react';
import { styled } from 'styled-components';

export interface ViewProps {
  /** Of {@link useHandover}. */
  handover: RefCallback<HTMLElement>;
  words: ReactNode;
  /** What is done about it: below the words, on wide screens beside them. */
  children: ReactNode;
  /** It comes by the clock, while nobody touches the page: what is below it must not move. */
  keepsHeight?: boolean;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** What the card shows of a link that is being made. */
export const View = ({ handover, words, children, keepsHeight = false }: ViewProps) => (
  <Root ref={handover} data-keeps-height={keepsHeight || undefined}>
    <div>{words}</div>
    <div>{children}</div>
  </Root>
);

/**
 * A ref for elements that take each other's place. One that goes with the focus in it hands the focus on to what says in the
 * next one what is new, its first element with `tabIndex={-1}`, or to its first field; and its height to one that keeps it.
 */
export const useHandover = (): RefCallback<HTMLElement> => {
  const handed = useRef({ focus: false, height: 0 });
  return useCallback((view: HTMLElement) => {
    const { focus, height } = handed.current;
    if (view.dataset['keepsHeight']) view.style.minHeight = `${String(height)}px`;
    if (focus) view.querySelector<HTMLElement>('[tabindex="-1"], input')?.focus();
    handed.current = { focus: false, height: 0 };
    return () => {
      handed.current = { focus: view.contains(document.activeElement), height: view.offsetHeight };
    };
  }, []);
};
