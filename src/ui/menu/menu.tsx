import { Check } from 'lucide-react';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useDismiss } from '@/hooks/use-dismiss';
import { Button, type ButtonProps } from '../button/button';
import { ItemButton, ItemLink, List, Root } from './menu-style';
import { roveFocus } from './rove-focus';

interface MenuContextValue {
  open: boolean;
  /** Opens with focus on the first or last item. */
  openAt: (end: 'first' | 'last') => void;
  /** Closes and returns focus to the button. */
  close: () => void;
  openedAt: 'first' | 'last';
  buttonId: string;
  listId: string;
  button: RefObject<HTMLButtonElement | null>;
}
const MenuContext = createContext<MenuContextValue | null>(null);

const useMenu = (): MenuContextValue => {
  const value = useContext(MenuContext);
  if (value === null) throw new Error('Menu parts must be used within a Menu');
  return value;
};

const MenuRoot = ({ children }: { children: ReactNode }) => {
  const [state, setState] = useState<{ open: boolean; openedAt: 'first' | 'last' }>({
    open: false,
    openedAt: 'first',
  });
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const dismiss = useCallback(() => setState((before) => ({ ...before, open: false })), []);
  useDismiss(root, state.open, dismiss);
  const close = () => {
    dismiss();
    button.current?.focus();
  };
  const value = {
    ...state,
    openAt: (openedAt: 'first' | 'last') => setState({ open: true, openedAt }),
    close,
    buttonId: `${id}button`,
    listId: `${id}list`,
    button,
  };
  return (
    <MenuContext value={value}>
      <Root ref={root}>{children}</Root>
    </MenuContext>
  );
};

const MenuButton = (props: ButtonProps) => {
  const { open, openAt, close, buttonId, listId, button } = useMenu();
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  return (
    <Button
      variant="quiet"
      {...props}
      ref={button}
      id={buttonId}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-controls={open ? listId : undefined}
      onClick={() => (open ? close() : openAt('first'))}
      onKeyDown={handleKey}
    />
  );
};

const items = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')];

const OpenList = ({ children }: { children: ReactNode }) => {
  const { close, openedAt, buttonId, listId } = useMenu();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (list.current)
      items(list.current)
        .at(openedAt === 'first' ? 0 : -1)
        ?.focus();
  }, [openedAt]);

  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else roveFocus(event, items(event.currentTarget), 'vertical');
  };
  return (
    <List ref={list} id={listId} role="menu" aria-labelledby={buttonId} onKeyDown={handleKey}>
      {children}
    </List>
  );
};

const MenuList = ({ children }: { children: ReactNode }) =>
  useMenu().open ? <OpenList>{children}</OpenList> : null;

export interface MenuItemProps {
  onSelect?: () => void;
  /** Makes the item a link within the site. */
  to?: string;
  /** True if that link leads to the current location. */
  current?: boolean;
  icon?: ReactNode;
  children: ReactNode;
}

/** Every choice closes the menu. */
const useSelect = (onSelect: (() => void) | undefined) => {
  const { close } = useMenu();
  return () => {
    close();
    onSelect?.();
  };
};

const MenuItem = ({ onSelect, to, current = false, icon, children }: MenuItemProps) => {
  const select = useSelect(onSelect);
  const shared = { role: 'menuitem', tabIndex: -1, onClick: select };
  return to === undefined ? (
    <ItemButton type="button" {...shared}>
      {icon}
      {children}
    </ItemButton>
  ) : (
    <ItemLink to={to} aria-current={current ? 'page' : undefined} {...shared}>
      {icon}
      {children}
    </ItemLink>
  );
};

export interface MenuRadioItemProps extends Omit<MenuItemProps, 'to' | 'current'> {
  checked: boolean;
}

const MenuRadioItem = ({ checked, onSelect, icon, children }: MenuRadioItemProps) => {
  const select = useSelect(onSelect);
  return (
    <ItemButton type="button" role="menuitemradio" aria-checked={checked} tabIndex={-1} onClick={select}>
      {icon}
      {children}
      {checked && <Check size={16} />}
    </ItemButton>
  );
};

/**
 * A button that opens a menu of actions or choices, with the keys of the WAI-ARIA pattern. Use
 * `DisclosureNav` for navigation links.
 */
export const Menu = Object.assign(MenuRoot, {
  Button: MenuButton,
  List: MenuList,
  Item: MenuItem,
  RadioItem: MenuRadioItem,
});
