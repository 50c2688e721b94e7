import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ThemeProvider } from 'styled-components';
import type { RootState } from '@/store/reducer';
import type { AppStore } from '@/store/store';
import { theme } from '@/theme/theme';

interface ProvidersProps {
  store: AppStore;
  /** The state that the page was prerendered with: parts of it that hydrate late begin with that too. */
  prerendered?: RootState;
  /** Where no style sheet is linked that has them. */
  globalStyles?: ReactNode;
  children: ReactNode;
}

/** What every screen stands in; the same in the browser and in the prerender. */
export const Providers = ({ store, prerendered, globalStyles, children }: ProvidersProps) => (
  <Provider store={store} {...(prerendered && { serverState: prerendered })}>
    <ThemeProvider theme={theme}>
      {globalStyles}
      {children}
    </ThemeProvider>
  </Provider>
);
