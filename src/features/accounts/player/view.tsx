import { useCallback, useRef, type ReactNode, type RefCallback } from 'react';
import { styled } from 'styled-components';

export interface ViewProps {
  /** Ref from {@link useHandover}. */
  handover: RefCallback<HTMLElement>;
  text: ReactNode;
  /** Its actions: below the text, or beside it on wide screens. */
  children: ReactNode;
  /** True for views that appear by the clock, without interaction, so the content below must not move. */
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

/** Frame of each state of the card while a link is being made. */
export const View = ({ handover, text, children, keepsHeight = false }: ViewProps) => (
  <Root ref={handover} data-keeps-height={keepsHeight || undefined}>
    <div>{text}</div>
    <div>{children}</div>
  </Root>
);

/**
 * Returns a ref for elements that replace each other. One that unmounts with focus inside passes it on to the
 * next one's first element with `tabIndex={-1}`, which holds the news, or to its first field. It passes on
 * its height to one that keeps it.
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
