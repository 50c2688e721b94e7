import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { signInPages } from '#messages/sign-in';
import { type PagePath } from '@/contract/pages';
import { Alert } from '@/ui/feedback/alert';
import { Card } from '@/ui/layout/card';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { Link } from '@/ui/routing/link';
import { ACCOUNT_MARK } from '../account-mark';
import { useAuth } from '../auth-provider';
import { requestedPath, landingOf } from '../landing';
import { AccountBenefits } from './account-benefits';

const Halves = styled.div`
  display: grid;
  gap: ${({ theme }) => `${theme.space[6]} ${theme.space[8]}`};

  ${ACCOUNT_MARK} & {
    visibility: hidden;
  }
  ${({ theme }) => theme.media.large} {
    grid-template-columns: minmax(0, 520px) minmax(0, 1fr);
    align-items: center;
  }
`;

export interface SignInFrameProps {
  title: string;
  subtitle: string;
  /** Link to the other form, which keeps the requested page; null for none. */
  other: { question: string; label: string; path: PagePath } | null;
  children: ReactNode;
}

/**
 * The frame of both sign-in forms. A signed-in user moves on to the requested page, else to their landing
 * page.
 */
export const SignInFrame = ({ title, subtitle, other, children }: SignInFrameProps) => {
  const { user, ended } = useAuth();
  const { state } = useLocation() as { state: unknown };
  const from = requestedPath(state);
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <Section as="div">
        <Halves>
          <Stack>
            <noscript>
              <Alert tone="info" title={signInPages.noScript.title}>
                {signInPages.noScript.text}
              </Alert>
            </noscript>
            {ended === 'refused' && (
              <Alert tone="warning" title={signInPages.sessionEnded.title}>
                {from === undefined ? signInPages.sessionEnded.text : signInPages.sessionEnded.textOnTheWay}
              </Alert>
            )}
            <Card accent="grass">{children}</Card>
            {other && (
              <Text color="muted">
                {other.question}{' '}
                <Link to={other.path} state={state}>
                  {other.label}
                </Link>
              </Text>
            )}
          </Stack>
          <AccountBenefits />
        </Halves>
        {user && <Navigate to={from ?? landingOf(user)} replace />}
      </Section>
    </>
  );
};
