import { Body, Frame, Header, Panel, Title } from '@/ui/dialog/dialog-style';
import { Problem } from '@/ui/form/field-style';
import { ItemButton, List } from '@/ui/menu/menu-style';

/**
 * Rendered beside each page, for the styles alone: what a touch brings to any of them has its own in the page's sheet
 * then. Each rule that comes with a touch makes the browser look for the elements that it speaks of.
 */
export const LateStyles = () => (
  <>
    <List>
      <ItemButton />
    </List>
    <Frame>
      <Panel>
        <Header>
          <Title />
        </Header>
        <Body />
      </Panel>
    </Frame>
    <Problem />
  </>
);
