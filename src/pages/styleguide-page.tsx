import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Stack } from '@/ui/stack';
import { TableOfContents } from '@/ui/table-of-contents';
import { Buttons } from './styleguide/buttons';
import { Chapter } from './styleguide/chapter';
import type { Sides } from './styleguide/chapter';
import { Colors } from './styleguide/colors';
import { Disclosures } from './styleguide/disclosures';
import { Drawings } from './styleguide/drawings';
import { Fields } from './styleguide/fields';
import { Forms } from './styleguide/forms';
import { useForcedStates } from './styleguide/forced-states';
import { Layouts } from './styleguide/layouts';
import { Measures } from './styleguide/measures';
import { Messages } from './styleguide/messages';
import { Overlays } from './styleguide/overlays';
import { Progress } from './styleguide/progress';
import { Surfaces } from './styleguide/surfaces';
import { Toolbar } from './styleguide/toolbar';
import { Typography } from './styleguide/typography';
import { Contents, Frame } from './styleguide/frame';

const chapters: readonly { id: string; title: string; Content: ComponentType }[] = [
  { id: 'colors', title: 'Colours', Content: Colors },
  { id: 'typography', title: 'Type', Content: Typography },
  { id: 'measures', title: 'Spacing and corners', Content: Measures },
  { id: 'drawings', title: 'Icons and faces', Content: Drawings },
  { id: 'buttons', title: 'Buttons', Content: Buttons },
  { id: 'surfaces', title: 'Cards, tiles and badges', Content: Surfaces },
  { id: 'fields', title: 'Fields', Content: Fields },
  { id: 'forms', title: 'Forms', Content: Forms },
  { id: 'messages', title: 'Messages', Content: Messages },
  { id: 'progress', title: 'Progress', Content: Progress },
  { id: 'disclosures', title: 'Accordion and tabs', Content: Disclosures },
  { id: 'overlays', title: 'Menus and dialogs', Content: Overlays },
  { id: 'layouts', title: 'Layout', Content: Layouts },
];

/** Every token and primitive in every state. Only development builds have it. */
const StyleguidePage = () => {
  const [both, setBoth] = useState(false);
  const sides: Sides = both ? ['dark', 'light'] : [undefined];
  useForcedStates();
  useEffect(() => {
    document.title = 'Style guide';
  }, []);
  return (
    <>
      <Toolbar both={both} onToggle={() => setBoth(!both)} />
      <Frame>
        <Contents>
          <TableOfContents entries={chapters} />
        </Contents>
        <Stack as="main" gap={8}>
          {chapters.map(({ id, title, Content }) => (
            <Chapter key={id} id={id} title={title} sides={sides}>
              <Content />
            </Chapter>
          ))}
        </Stack>
      </Frame>
    </>
  );
};

export default StyleguidePage;
