import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ThemeProvider } from 'styled-components';
import { HydrationBoundary } from '@/hydration/hydration-boundary';
import { theme } from '@/theme/theme';
import { MemoryRouter } from './memory-router';

/** Part of a prerendered page, beside others; hydrates when the test says so. */
export const prerendered = (content: ReactElement) => {
  const part = (
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <HydrationBoundary>{content}</HydrationBoundary>
      </MemoryRouter>
    </ThemeProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(part);
  document.body.append(container);
  return {
    hydrate: () =>
      act(async () => {
        render(part, { container, hydrate: true });
      }),
  };
};

afterEach(() => document.body.replaceChildren());
