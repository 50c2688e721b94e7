import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ThemeProvider } from 'styled-components';
import { theme } from '@/theme/theme';
import { HydrationBoundary } from '@/ui/layout/hydration-boundary';

/** A part of a prerendered page, beside others; it hydrates when the test says so. */
export const prerendered = (content: ReactElement) => {
  const part = (
    <ThemeProvider theme={theme}>
      <HydrationBoundary>{content}</HydrationBoundary>
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
