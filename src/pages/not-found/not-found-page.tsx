import { useEffect } from 'react';
import styled from 'styled-components';
import { pages } from '#network/pages';
import { log } from '@/lib/log';
import { notFound } from '@/messages/en/pages';
import { ButtonLink } from '@/ui/button/button';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { usePathname } from '@/ui/routing/place';

const Title = styled.h1`
  font-family: ${({ theme }) => theme.fontFamily.display};
  font-size: ${({ theme }) => theme.fontSize.hero};
  line-height: 1;
  color: ${({ theme }) => theme.color.amber};
`;

const NotFoundPage = () => {
  const pathname = usePathname();
  useEffect(() => {
    // So that an owner who follows a dead link sees which one it was.
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
