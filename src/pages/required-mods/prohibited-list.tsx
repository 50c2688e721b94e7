import { Ban, Cpu, Unplug, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { modTexts, prohibitionLabels } from '#messages/mods';
import type { Mods, ProhibitedMod, Prohibition } from '@/contract/network/mods';
import type { Hue } from '@/contract/network/visuals';
import { Badge } from '@/ui/drawing/badge';
import { Heading } from '@/ui/layout/heading';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';

const icons: Record<Prohibition, LucideIcon> = { cheat: Ban, performance: Cpu, compatibility: Unplug };
const hues: Record<Prohibition, Hue> = { cheat: 'crimson', performance: 'amber', compatibility: 'lapis' };

const Lead = styled(Text)`
  max-width: 34rem;
  margin-top: ${({ theme }) => theme.space[1]};
`;

const List = styled.ul`
  margin-top: ${({ theme }) => theme.space[3]};
`;

const Row = styled.li`
  display: grid;
  gap: ${({ theme }) => `${theme.space[1]} ${theme.space[4]}`};
  padding-block: ${({ theme }) => theme.space[2]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  break-inside: avoid;

  ${({ theme }) => theme.media.large} {
    grid-template-columns: 400px minmax(0, 4fr) minmax(0, 3fr);
    align-items: baseline;
  }
`;

const ProhibitedRow = ({ mod: { name, kind, reason, instead } }: { mod: ProhibitedMod }) => {
  const Icon = icons[kind];
  return (
    <Row>
      <Stack direction="row" justify="space-between" gap={1} wrap>
        <Heading level={3} size="lead">
          {name}
        </Heading>
        <Badge color={hues[kind]} icon={<Icon size={16} />}>
          {prohibitionLabels[kind]}
        </Badge>
      </Stack>
      <Text>{reason}</Text>
      <Text color="muted">
        <Text as="strong" color="grass" weight={600}>
          {modTexts.instead}
        </Text>{' '}
        {instead}
      </Text>
    </Row>
  );
};

/** Prohibited mods, with reasons and alternatives. */
export const ProhibitedList = ({ title, text, mods }: NonNullable<Mods['prohibited']>) => (
  <Section>
    <Heading level={2}>{title}</Heading>
    <Lead color="muted">{text}</Lead>
    <List>
      {mods.map((mod) => (
        <ProhibitedRow key={mod.name} mod={mod} />
      ))}
    </List>
  </Section>
);
