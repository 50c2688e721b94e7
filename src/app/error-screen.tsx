import { useEffect } from 'react';
import styled from 'styled-components';
import { pages } from '#network/pages';
import { log } from '@/lib/log';
import { Button, ButtonLink } from '@/ui/button/button';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';

const Frame = styled.main`
  display: grid;
  place-items: center;
  min-height: 100vh;
  padding: ${({ theme }) => theme.space[3]};
  text-align: center;
`;

const reload = () => window.location.reload();

interface ErrorScreenProps {
  error: unknown;
  onRetry: () => void;
}

/**
 * Replaces the whole screen when a page throws, or when its chunks are gone because the site was deployed
 * again. Trying again keeps typed text; reloading fetches all code.
 */
export const ErrorScreen = ({ error, onRetry }: ErrorScreenProps) => {
  useEffect(() => {
    log.error(error);
  }, [error]);
  return (
    <Frame>
      <Stack gap={2} align="center">
        <Heading level={1}>Something went wrong on this page</Heading>
        <Text>Sorry, this is our fault. If you try again, what you typed is kept.</Text>
        <Stack direction="row" gap={1} wrap justify="center">
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
          <Button onClick={reload}>Reload page</Button>
          <ButtonLink to={pages.home.path}>Return to Home</ButtonLink>
        </Stack>
      </Stack>
    </Frame>
  );
};
