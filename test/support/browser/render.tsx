import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ThemeProvider } from 'styled-components';
import { loadIslands } from '@/hydration/island';
import { makeStore, type AppStore } from '@/store/store';
import { theme } from '@/theme/theme';
import { loadIcons } from '@/ui/drawing/icon';
import { loadPixelIcons } from '@/ui/drawing/pixel-icon';
import { MemoryRouter } from './memory-router';

export interface RenderOptions {
  /** Path of the page; defaults to `/`. */
  route?: string;
  /** Defaults to a new store. */
  store?: AppStore;
  /** Lets user-event advance fake timers between its steps. */
  advanceTimers?: (milliseconds: number) => void;
}

// The content of prerendered pages is available at once.
beforeAll(() => Promise.all([loadIcons(), loadPixelIcons(), loadIslands()]));

interface ProvidersProps {
  /** Path of the page; defaults to `/`. */
  route?: string;
  store: AppStore;
  children: ReactNode;
}

/** Providers that surround every part of the app. */
export const Providers = ({ route = '/', store, children }: ProvidersProps) => (
  <Provider store={store}>
    <ThemeProvider theme={theme}>
      <MemoryRouter at={route}>{children}</MemoryRouter>
    </ThemeProvider>
  </Provider>
);

/** Renders with store, theme and router; returns Testing Library's result, the store and a `user` to interact with. */
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
