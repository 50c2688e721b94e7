import { useEffect } from 'react';
import styled from 'styled-components';
import { errorScreen as texts, notFound } from '#messages/pages';
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
        <Heading level={1}>{texts.title}</Heading>
        <Text>{texts.text}</Text>
        <Stack direction="row" gap={1} wrap justify="center">
          <Button variant="primary" onClick={onRetry}>
            {texts.retry}
          </Button>
          <Button onClick={reload}>{texts.reload}</Button>
          <ButtonLink to={pages.home.path}>{notFound.linkLabel}</ButtonLink>
        </Stack>
      </Stack>
    </Frame>
  );
};
