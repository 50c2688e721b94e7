import { styled } from 'styled-components';
import type { Community } from '@/contract/network/community';
import { BulletList } from '@/pages/reading/bullet-list';
import { ButtonLink } from '@/ui/button/button';
import { DiscordMark } from '@/ui/drawing/brand-marks';
import { Card } from '@/ui/layout/card';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { CampfireCircle } from './campfire-circle';

const Layout = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[4]};
  align-items: center;

  ${({ theme }) => theme.media.large} {
    grid-template-columns: minmax(0, 1fr) 480px;
    gap: ${({ theme }) => theme.space[6]};
  }
`;

export const DiscordInvite = ({ invite }: { invite: NonNullable<Community['invite']> }) => (
  <Section aria-labelledby="discord">
    <Card accent="amber" padding={4}>
      <Layout>
        <Stack gap={3} align="flex-start">
          <Card.Title level={2} size="h1" id="discord">
            {invite.title}
          </Card.Title>
          <Text size="lead" color="muted">
            {invite.text}
          </Text>
          {invite.bullets.length > 0 && <BulletList items={invite.bullets} color="amber" />}
          <ButtonLink href={invite.url} variant="primary" size="large" icon={<DiscordMark size={24} />}>
            {invite.label}
          </ButtonLink>
        </Stack>
        <CampfireCircle />
      </Layout>
    </Card>
  </Section>
);
