import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Redirect } from 'wouter';
import { type PagePath } from '@/contract/pages';
import { Alert } from '@/ui/feedback/alert';
import { Card } from '@/ui/layout/card';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { Link } from '@/ui/routing/link';
import { usePlace } from '@/ui/routing/place';
import { ACCOUNT_MARK } from '../account-mark';
import { useAuth } from '../auth-provider';
import { askedFor, landingOf } from '../landing';
import { EntranceAside } from './entrance-aside';

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

export interface EntranceProps {
  title: string;
  subtitle: string;
  /** Leads to the other way in, with what was asked for; null where there is none. */
  other: { question: string; label: string; path: PagePath } | null;
  children: ReactNode;
}

/** The frame of both ways in. Whoever is signed in moves on: to the page that was asked for, else to their landing. */
export const Entrance = ({ title, subtitle, other, children }: EntranceProps) => {
  const { user, ended } = useAuth();
  const { state } = usePlace() as { state: unknown };
  const from = askedFor(state);
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <Section as="div">
        <Halves>
          <Stack>
            <noscript>
              <Alert tone="info" title="Accounts need JavaScript">
                The public pages of this site work without it.
              </Alert>
            </noscript>
            {ended === 'refused' && (
              <Alert tone="warning" title="You have been signed out">
                Your session has ended. Please sign in again{from !== undefined && ' to go on where you were'}
                .
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
          <EntranceAside />
        </Halves>
        {user && <Redirect to={from ?? landingOf(user)} replace />}
      </Section>
    </>
  );
};
