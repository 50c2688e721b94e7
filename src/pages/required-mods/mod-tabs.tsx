import { styled } from 'styled-components';
import type { Mod, ModGroup, Mods } from '@/contract/network/mods';
import { PanelTitle } from '@/pages/reading/panel-title';
import { Columns } from '@/ui/layout/grid';
import { Heading } from '@/ui/layout/heading';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { Tabs } from '@/ui/menu/tabs';
import { useAddressed } from '@/ui/routing/use-addressed';
import { ModCard } from './mod-card';
import { shelvesByGroup, shelvesByServer } from './mod-shelves';

/** Required mods are side by side, the others in a row each. */
const Cell = styled.li<{ $required: boolean }>`
  grid-column: ${({ $required }) => ($required ? 'span 1' : '1 / -1')};
  min-width: 0;
`;

const ModList = ({ mods, groups }: { mods: readonly Mod[]; groups: readonly ModGroup[] }) => (
  <Columns as="ul" template="repeat(2, minmax(0, 1fr))" gap={2}>
    {mods.map((mod) => {
      const group = groups.find(({ id }) => id === mod.group);
      return (
        group && (
          <Cell key={mod.name} $required={mod.required}>
            <ModCard mod={mod} group={group} />
          </Cell>
        )
      );
    })}
  </Columns>
);

/**
 * The mods by server, or filtered by tabs if all servers need the same. Filters share one panel, which
 * initially shows all mods, so that each mod occurs exactly once with JavaScript off.
 */
export const ModTabs = ({ mods }: { mods: Mods }) => {
  const { title: label, groups, servers } = mods;
  const shelves = servers ? shelvesByServer(mods) : shelvesByGroup(mods);
  const [chosen = shelves[0], choose] = useAddressed('mods', shelves);
  const tab = chosen?.id ?? '';
  const shown = servers ? shelves : shelves.filter(({ id }) => id === tab);
  if (shelves.length < 2)
    return (
      <Section>
        {shelves.map(({ id, title, mods: own }) => (
          <Stack key={id} gap={3}>
            <Heading level={2}>{title}</Heading>
            <ModList mods={own} groups={groups} />
          </Stack>
        ))}
      </Section>
    );
  return (
    <Section>
      <Tabs value={tab} onChange={choose}>
        <Tabs.List label={label}>
          {shelves.map(({ id, title }) => (
            <Tabs.Tab key={id} value={id}>
              {title}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {shown.map(({ id, title, mods: own }, index) => (
          <Tabs.Panel key={index} value={id}>
            <PanelTitle level={2}>{title}</PanelTitle>
            <ModList mods={own} groups={groups} />
          </Tabs.Panel>
        ))}
      </Tabs>
    </Section>
  );
};
