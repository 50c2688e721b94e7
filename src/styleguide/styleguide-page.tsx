import { useEffect, useState, type ComponentType } from 'react';
import { Stack } from '@/ui/layout/stack';
import { TableOfContents } from '@/ui/menu/table-of-contents';
import { Buttons } from './buttons';
import { Chapter, type Sides } from './chapter';
import { Colors } from './colors';
import { Disclosures } from './disclosures';
import { Drawings } from './drawings';
import { Fields } from './fields';
import { useForcedStates } from './forced-states';
import { Forms } from './forms';
import { Contents, Frame } from './frame';
import { Layouts } from './layouts';
import { Measures } from './measures';
import { Messages } from './messages';
import { Overlays } from './overlays';
import { Progress } from './progress';
import { Surfaces } from './surfaces';
import { Toolbar } from './toolbar';
import { Typography } from './typography';

const chapters: readonly { id: string; title: string; Content: ComponentType }[] = [
  { id: 'colors', title: 'Colors', Content: Colors },
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

/** Shows every token, and every primitive in every state. Only development builds include it. */
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
          <TableOfContents label="Chapters" entries={chapters} />
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
