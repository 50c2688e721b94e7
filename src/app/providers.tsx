import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ThemeProvider } from 'styled-components';
import type { AppStore } from '@/store/store';
import { GlobalStyle } from '@/theme/global-style';
import { theme } from '@/theme/theme';

/** What every screen stands in; the same in the browser and in the prerender. */
export const Providers = ({ store, children }: { store: AppStore; children: ReactNode }) => (
  <Provider store={store}>
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  </Provider>
);
