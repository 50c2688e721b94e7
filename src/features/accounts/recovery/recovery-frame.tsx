import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { recovery } from '#messages/recovery';
import { Alert } from '@/ui/feedback/alert';
import { Card } from '@/ui/layout/card';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';

const Column = styled(Stack)`
  max-width: 520px;
`;

export interface RecoveryFrameProps {
  title: string;
  subtitle: string;
  children: ReactNode;
}

/** The frame of pages that emailed links open. */
export const RecoveryFrame = ({ title, subtitle, children }: RecoveryFrameProps) => (
  <>
    <PageHeader title={title} subtitle={subtitle} />
    <Section as="div">
      <Column>
        <noscript>
          <Alert tone="info" title={recovery.noScript.title}>
            {recovery.noScript.text}
          </Alert>
        </noscript>
        <Card accent="grass">{children}</Card>
      </Column>
    </Section>
  </>
);
