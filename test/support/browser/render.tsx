import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ThemeProvider } from 'styled-components';
import { makeStore, type AppStore } from '@/store/store';
import { theme } from '@/theme/theme';
import { loadIcons } from '@/ui/drawing/icon';
import { loadPixelIcons } from '@/ui/drawing/pixel-icon';
import { loadIslands } from '@/ui/layout/island';
import { MemoryRouter } from './memory-router';

export interface RenderOptions {
  /** Path that the page is at; `/` unless given. */
  route?: string;
  /** A fresh one unless given. */
  store?: AppStore;
  /** For tests with fake timers: how user-event lets time pass between its steps. */
  advanceTimers?: (milliseconds: number) => void;
}

// What the prerendered pages hold is there at once.
beforeAll(() => Promise.all([loadIcons(), loadPixelIcons(), loadIslands()]));

interface ProvidersProps {
  /** Path that the page is at; `/` unless given. */
  route?: string;
  store: AppStore;
  children: ReactNode;
}

/** What every part of the app finds around itself. */
export const Providers = ({ route = '/', store, children }: ProvidersProps) => (
  <Provider store={store}>
    <ThemeProvider theme={theme}>
      <MemoryRouter at={route}>{children}</MemoryRouter>
    </ThemeProvider>
  </Provider>
);

/** Renders with store, theme and router; gives Testing Library's result, the store and a `user` to act as. */
export const renderWithProviders = (
  ui: ReactElement,
  { route = '/', store = makeStore(), advanceTimers }: RenderOptions = {},
) => {
  const user = userEvent.setup({ ...(advanceTimers && { advanceTimers }) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Providers route={route} store={store}>
      {children}
    </Providers>
  );
  return { user, store, ...render(ui, { wrapper }) };
};
