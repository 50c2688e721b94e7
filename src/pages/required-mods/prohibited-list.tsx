import { Ban, Cpu, Unplug, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import {
  prohibitedMods,
  prohibitedSection,
  prohibitedTypeLabels,
  type ProhibitedMod,
  type ProhibitedType,
} from '@/content/mods';
import { Badge } from '@/ui/drawing/badge';
import { Heading } from '@/ui/layout/heading';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';

const icons: Record<ProhibitedType, LucideIcon> = { cheat: Ban, performance: Cpu, compatibility: Unplug };

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

const ProhibitedRow = ({ mod: { name, type, reason, alternatives } }: { mod: ProhibitedMod }) => {
  const { label, hue } = prohibitedTypeLabels[type];
  const Icon = icons[type];
  return (
    <Row>
      <Stack direction="row" justify="space-between" gap={1} wrap>
        <Heading level={3} size="lead">
          {name}
        </Heading>
        <Badge color={hue} icon={<Icon size={16} />}>
          {label}
        </Badge>
      </Stack>
      <Text>{reason}</Text>
      <Text color="muted">
        <Text as="strong" color="grass" weight={600}>
          {prohibitedSection.alternativesLabel}:
        </Text>{' '}
        {alternatives}
      </Text>
    </Row>
  );
};

/** What is not to be brought, why, and what to take in its place. */
export const ProhibitedList = () => (
  <Section>
    <Heading level={2}>{prohibitedSection.title}</Heading>
    <Lead color="muted">{prohibitedSection.text}</Lead>
    <List>
      {prohibitedMods.map((mod) => (
        <ProhibitedRow key={mod.id} mod={mod} />
      ))}
    </List>
  </Section>
);
