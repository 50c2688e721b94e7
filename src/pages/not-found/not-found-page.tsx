import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { notFound } from '#messages/pages';
import { pages } from '#network/pages';
import { log } from '@/lib/log';
import { ButtonLink } from '@/ui/button/button';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';

const Title = styled.h1`
  font-family: ${({ theme }) => theme.fontFamily.display};
  font-size: ${({ theme }) => theme.fontSize.hero};
  line-height: 1;
  color: ${({ theme }) => theme.color.amber};
`;

const NotFoundPage = () => {
  const pathname = useLocation().pathname;
  useEffect(() => {
    // Shows an owner who follows a dead link which one it was.
    log.info(`No page at ${pathname}`);
  }, [pathname]);
  return (
    <Section>
      <Stack gap={3} align="center">
        <Title>{notFound.code}</Title>
        <Text size="lead">{notFound.text}</Text>
        <ButtonLink to={pages.home.path} variant="primary" size="large">
          {notFound.linkLabel}
        </ButtonLink>
      </Stack>
    </Section>
  );
};

export default NotFoundPage;
