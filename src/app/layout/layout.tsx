import { Outlet } from 'react-router-dom';
import styled from 'styled-components';
import { AuthProvider } from '@/features/accounts/auth-provider';
import { Footer } from './footer';
import { Header } from './header';
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

export const Layout = () => {
  useNavigationEffects();
  return (
    <AuthProvider>
      <Frame>
        <SkipLink />
        <Header />
        <Main id={MAIN_ID} tabIndex={-1}>
          <Outlet />
        </Main>
        <Footer />
      </Frame>
    </AuthProvider>
  );
};
