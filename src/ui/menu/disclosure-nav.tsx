import { ChevronDown } from 'lucide-react';
import {
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { styled } from 'styled-components';
import { useDismiss } from '@/hooks/use-dismiss';
import { Button } from '../button/button';
import { panel, panelItem } from './menu-style';

/** The list is always rendered. Before hydration it shows on hover and focus. */
const Root = styled.div`
  position: relative;

  &:not([data-live]):hover > ul,
  &:not([data-live]):focus-within > ul {
    display: block;
  }
  /* Its button looks like the links beside it. */
  & > button {
    padding: 9px ${({ theme }) => theme.space[1.5]};
    color: ${({ theme }) => theme.color.muted};
    font-weight: 500;
  }
  & > button:is(:hover, [aria-expanded='true'], [aria-current]) {
    color: ${({ theme }) => theme.color.text};
  }
  @media (scripting: none) {
    & > button {
      display: none;
    }
  }
`;
const List = styled.ul`
  ${panel}
  display: none;

  &[data-open] {
    display: block;
  }
  a {
    ${panelItem}
  }
  /* Without scripts nothing can open it: its links stand beside the others. */
  @media (scripting: none) {
    && {
      position: static;
      display: flex;
      flex-wrap: wrap;
      padding: 0;
      background: none;

      &::before {
        display: none;
      }
    }
  }
`;
const Chevron = styled(ChevronDown)`
  transition: transform ${({ theme }) => theme.duration.quick};

  [aria-expanded='true'] > & {
    transform: rotate(180deg);
  }
`;

export interface DisclosureNavProps {
  label: string;
  /** True if one of the links is the current page. */
  active?: boolean;
  /** `li` elements, each with a link. */
  children: ReactNode;
}

/**
 * A button that shows and hides a list of links. Closes on Escape, on a choice and when pointer or focus
 * leave it.
 */
export const DisclosureNav = ({ label, active = false, children }: DisclosureNavProps) => {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const listId = useId();
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, open, close);
  // A visitor who entered the list before hydration stays there.
  useLayoutEffect(() => {
    if (list.current?.matches(':focus-within, :hover')) setOpen(true);
    root.current?.setAttribute('data-live', '');
  }, []);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };
  const handleChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close();
  };
  return (
    <Root ref={root} onKeyDown={handleKey}>
      <Button
        ref={button}
        variant="quiet"
        aria-expanded={open}
        aria-controls={listId}
        aria-current={active || undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Chevron size={16} />
      </Button>
      <List ref={list} id={listId} data-open={open ? '' : undefined} onClick={handleChoice}>
        {children}
      </List>
    </Root>
  );
};
