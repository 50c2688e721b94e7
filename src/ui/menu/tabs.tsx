import {
  createContext,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { roveFocus } from './rove-focus';
import { List, Panel, Tab } from './tabs-style';

interface TabsContextValue {
  value: string;
  /** The tab whose panel shows: a panel may render slowly, and the selected tab shows first. */
  drawn: string;
  select: (value: string) => void;
  ids: (value: string) => { tab: string; panel: string };
}
const TabsContext = createContext<TabsContextValue | null>(null);

const useTabs = (): TabsContextValue => {
  const value = useContext(TabsContext);
  if (value === null) throw new Error('Tabs parts must be used within Tabs');
  return value;
};

export interface TabsProps {
  /** The initial tab, unless the parent controls which is selected. */
  defaultValue?: string;
  /** The selected tab if the parent controls it; with `onChange`. */
  value?: string;
  onChange?: (value: string) => void;
  children: ReactNode;
}

/** Returns a name in digits, because ad blockers hide ids with words such as banner. */
const spellNothing = (name: string): string => Array.from(name, (each) => each.charCodeAt(0)).join('');

const TabsRoot = ({ defaultValue = '', value, onChange, children }: TabsProps) => {
  const [own, setOwn] = useState(defaultValue);
  const id = useId();
  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  });
  const chosen = value ?? own;
  const drawn = useDeferredValue(chosen);
  // Changes only with the tab; otherwise panels that are not hydrated yet would be rendered again.
  const context = useMemo(
    () => ({
      value: chosen,
      drawn,
      select: (next: string) => {
        setOwn(next);
        told.current?.(next);
      },
      ids: (name: string) => ({
        tab: `${id}tab-${spellNothing(name)}`,
        panel: `${id}panel-${spellNothing(name)}`,
      }),
    }),
    [chosen, drawn, id],
  );
  return <TabsContext value={context}>{children}</TabsContext>;
};

const TabList = ({ label, children }: { label: string; children: ReactNode }) => {
  const handleKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    roveFocus(event, tabs, 'horizontal')?.click();
  };
  return (
    <List role="tablist" aria-label={label} onKeyDown={handleKey}>
      {children}
    </List>
  );
};

export interface TabProps {
  value: string;
  icon?: ReactNode;
  children: ReactNode;
}

const TabButton = ({ value, icon, children }: TabProps) => {
  const { value: selected, select, ids } = useTabs();
  const active = value === selected;
  return (
    <Tab
      type="button"
      role="tab"
      id={ids(value).tab}
      aria-controls={ids(value).panel}
      aria-selected={active}
      tabIndex={active ? 0 : -1}
      onClick={() => select(value)}
    >
      {icon}
      {children}
    </Tab>
  );
};

const TabPanel = ({ value, children }: { value: string; children: ReactNode }) => {
  const { drawn, ids } = useTabs();
  return (
    <Panel
      role="tabpanel"
      id={ids(value).panel}
      aria-labelledby={ids(value).tab}
      hidden={value !== drawn}
      tabIndex={0}
    >
      {children}
    </Panel>
  );
};

/** Panels of which one shows. All of them are rendered; without JavaScript they are stacked. */
export const Tabs = Object.assign(TabsRoot, { List: TabList, Tab: TabButton, Panel: TabPanel });
