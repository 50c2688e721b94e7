import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { hasAccountMark } from '@/features/accounts/account-mark';
import { AuthProvider } from '@/features/accounts/auth-provider';
import { wearsDefault } from '@/features/theme/theme-choice';
import { whenIdle } from '@/lib/when-idle';
import { HydrationBoundary } from '@/ui/layout/hydration-boundary';
import { island } from '@/ui/layout/island';
import { SkipLink } from './skip-link';
import { MAIN_ID, useNavigationEffects } from './use-navigation-effects';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
`;

const Main = styled.main`
  flex: 1;

  &:focus {
    outline: none;
  }
`;

/** What the browser remembers of its visitor shows in the header. */
const Header = island(
  async () => ({ default: (await import(/* webpackChunkName: "header" */ './header')).Header }),
  {
    until: 'used',
    unless: () => hasAccountMark() || !wearsDefault(),
  },
);
const Footer = island(
  async () => ({ default: (await import(/* webpackChunkName: "footer" */ './footer')).Footer }),
  { until: 'seen' },
);

const loadPublished = () =>
  import(/* webpackChunkName: "published" */ '@/features/content/published/published');

/** Where the banner stands that editors can put up, and what asks for all that they have published: nothing of what is first seen. */
const PublishedPlace = () => {
  const [Published, setPublished] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(() => {
        loadPublished().then(
          (chunk) => setPublished(() => chunk.Published),
          // The page goes on with what it was built with.
          () => undefined,
        );
      }),
    [],
  );
  return Published && <Published />;
};

export const Layout = ({ children }: { children: ReactNode }) => {
  useNavigationEffects();
  return (
    <AuthProvider>
      <Frame>
        <SkipLink />
        <PublishedPlace />
        <Header />
        <Main id={MAIN_ID} tabIndex={-1}>
          <HydrationBoundary>{children}</HydrationBoundary>
        </Main>
        <Footer />
      </Frame>
    </AuthProvider>
  );
};
