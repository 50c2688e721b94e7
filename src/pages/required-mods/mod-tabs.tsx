import { useState } from 'react';
import { styled } from 'styled-components';
import { mods, modsPage, modTabs, type Mod, type ModTabId } from '@/content/mods';
import { PanelTitle } from '@/pages/reading/panel-title';
import { Columns } from '@/ui/layout/grid';
import { Section } from '@/ui/layout/section';
import { Tabs } from '@/ui/menu/tabs';
import { ModCard } from './mod-card';

const isShown = (mod: Mod, tab: ModTabId): boolean =>
  tab === 'all' || (tab === 'required' ? mod.required : mod.type === tab);

/** Required mods stand side by side, the others in a row each. */
const Cell = styled.li<{ $required: boolean }>`
  grid-column: ${({ $required }) => ($required ? 'span 1' : '1 / -1')};
  min-width: 0;
`;

const [all] = modTabs;

/** The mods, filtered by a tab. One panel shows them all at first, so that none is missing with JavaScript off. */
export const ModTabs = () => {
  const [tab, setTab] = useState<(typeof modTabs)[number]>(all);
  const select = (id: string) => setTab(modTabs.find((candidate) => candidate.id === id) ?? all);
  return (
    <Section>
      <Tabs defaultValue={all.id} value={tab.id} onChange={select}>
        <Tabs.List label={modsPage.title}>
          {modTabs.map(({ id, label }) => (
            <Tabs.Tab key={id} value={id}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab.id}>
          <PanelTitle level={2}>{tab.label}</PanelTitle>
          <Columns as="ul" template="repeat(2, minmax(0, 1fr))" gap={2}>
            {mods
              .filter((mod) => isShown(mod, tab.id))
              .map((mod) => (
                <Cell key={mod.id} $required={mod.required}>
                  <ModCard mod={mod} />
                </Cell>
              ))}
          </Columns>
        </Tabs.Panel>
      </Tabs>
    </Section>
  );
};
