import { Sun } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Grid } from '@/ui/layout/grid';
import { Text } from '@/ui/layout/text';
import { Accordion } from '@/ui/menu/accordion';
import { Tabs } from '@/ui/menu/tabs';
import { Example, linkStates, Specimen } from './specimen';

const Questions = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState<string>();
  return (
    <Accordion open={open} onChange={setOpen}>
      {children}
    </Accordion>
  );
};

export const Disclosures = () => (
  <>
    <Specimen name="Accordion" note="Press a question: one is open at a time, and can be closed.">
      <Questions>
        <Accordion.Item value="connect" title="How do I connect?">
          Add the address under Multiplayer.
        </Accordion.Item>
        <Accordion.Item
          value="version"
          title="Which version do I need, and does it matter on which device I play?"
        >
          The versions page tells.
        </Accordion.Item>
      </Questions>
      <Grid>
        {linkStates.map((state) => (
          <Example key={state.label} {...state}>
            <Questions>
              <Accordion.Item value="a" title="A question">
                An answer.
              </Accordion.Item>
            </Questions>
          </Example>
        ))}
      </Grid>
    </Specimen>
    <Specimen name="Tabs">
      {linkStates.map((state) => (
        <Example key={state.label} {...state}>
          <Tabs defaultValue="versions">
            <Tabs.List label={`About versions, ${state.label}`}>
              <Tabs.Tab value="versions" icon={<Sun size={18} />}>
                Versions
              </Tabs.Tab>
              <Tabs.Tab value="performance">Performance</Tabs.Tab>
              <Tabs.Tab value="mods">Mod Support</Tabs.Tab>
              <Tabs.Tab value="bedrock">Bedrock</Tabs.Tab>
            </Tabs.List>
            {['versions', 'performance', 'mods', 'bedrock'].map((value) => (
              <Tabs.Panel key={value} value={value}>
                <Text>The panel of {value}.</Text>
              </Tabs.Panel>
            ))}
          </Tabs>
        </Example>
      ))}
    </Specimen>
  </>
);
