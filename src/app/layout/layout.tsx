import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import styled from 'styled-components';
import { hasAccountMark } from '@/features/accounts/account-mark';
import { AuthProvider } from '@/features/accounts/auth-provider';
import { wearsDefault } from '@/features/theme/theme-choice';
import { HydrationBoundary } from '@/hydration/hydration-boundary';
import { island } from '@/hydration/island';
import { whenIdle } from '@/lib/when-idle';
import { footHeight } from '@/theme/foot';
import { SkipLink } from './skip-link';
import { MAIN_ID, useNavigationEffects } from './use-navigation-effects';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: calc(100vh - ${footHeight});
`;

const Main = styled.main`
  flex: 1;

  &:focus {
    outline: none;
  }
`;

/** Hydrates early if stored state of the visitor changes the header. */
const Header = island(
  async () => ({ default: (await import(/* webpackChunkName: "frame" */ './header')).Header }),
  {
    until: 'used',
    unless: () => hasAccountMark() || !wearsDefault(),
  },
);
const Footer = island(
  async () => ({ default: (await import(/* webpackChunkName: "frame" */ './footer')).Footer }),
  { until: 'seen' },
);

const loadPublished = () => import(/* webpackChunkName: "frame" */ '@/features/content/published/published');

/**
 * Place of the editors' banner and of polling for published content, neither of which is needed for the first
 * view.
 */
const PublishedPlace = () => {
  const [Published, setPublished] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(() => {
        loadPublished().then(
          (chunk) => setPublished(() => chunk.Published),
          // The page keeps the content of its build.
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
