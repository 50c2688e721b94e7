import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ThemeProvider } from 'styled-components';
import type { RootState } from '@/store/reducer';
import type { AppStore } from '@/store/store';
import { theme } from '@/theme/theme';

interface ProvidersProps {
  store: AppStore;
  /** The state that the page was prerendered with; parts that hydrate late start with it too. */
  prerendered?: RootState;
  /** Set if no linked style sheet contains them. */
  globalStyles?: ReactNode;
  children: ReactNode;
}

/** Providers of every screen, the same in the browser and the prerender. */
export const Providers = ({ store, prerendered, globalStyles, children }: ProvidersProps) => (
  <Provider store={store} {...(prerendered && { serverState: prerendered })}>
    <ThemeProvider theme={theme}>
      {globalStyles}
      {children}
    </ThemeProvider>
  </Provider>
);
