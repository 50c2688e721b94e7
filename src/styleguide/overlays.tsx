import { Monitor, Moon, Palette, Sun } from 'lucide-react';
import { useState } from 'react';
import { identity } from '#network/identity';
import { Button } from '@/ui/button/button';
import { ConfirmDialog } from '@/ui/dialog/confirm-dialog';
import { Dialog } from '@/ui/dialog/dialog';
import { Text } from '@/ui/layout/text';
import { DisclosureNav } from '@/ui/menu/disclosure-nav';
import { Menu } from '@/ui/menu/menu';
import { TableOfContents } from '@/ui/menu/table-of-contents';
import { Link } from '@/ui/routing/link';
import { Row, Specimen } from './specimen';

const choices = [
  ['Light', <Sun key="light" size={16} />],
  ['Dark', <Moon key="dark" size={16} />],
  ['System', <Monitor key="system" size={16} />],
] as const;

const Menus = () => {
  const [chosen, setChosen] = useState('Dark');
  return (
    <Row atEnd>
      <Menu>
        <Menu.Button icon={<Palette size={18} />}>Choose</Menu.Button>
        <Menu.List>
          {choices.map(([name, icon]) => (
            <Menu.RadioItem key={name} checked={name === chosen} icon={icon} onSelect={() => setChosen(name)}>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.List>
      </Menu>
      <Menu>
        <Menu.Button>Account</Menu.Button>
        <Menu.List>
          <Menu.Item to="/">Dashboard</Menu.Item>
          <Menu.Item>Sign Out</Menu.Item>
        </Menu.List>
      </Menu>
    </Row>
  );
};

const Dialogs = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>Open a dialog</Button>
      <Dialog open={open} onClose={close} title={`Connect to ${identity.name}`}>
        <Dialog.Body>
          <Text>Launch the game, open Multiplayer and choose Add Server.</Text>
          <Button variant="primary" fullWidth onClick={close}>
            Done
          </Button>
        </Dialog.Body>
      </Dialog>
    </Row>
  );
};

const Confirmations = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Row>
      <Button onClick={() => setOpen(true)}>Delete an account</Button>
      <ConfirmDialog open={open} onClose={close} title="Delete Luna?" confirmLabel="Delete" onConfirm={close}>
        The account and its sessions are gone for good.
      </ConfirmDialog>
    </Row>
  );
};

const entries = [
  { id: 'colors', title: 'Colors' },
  { id: 'overlays', title: 'Menus and dialogs' },
];

export const Overlays = () => (
  <>
    <Specimen name="Menu">
      <Menus />
    </Specimen>
    <Specimen name="DisclosureNav">
      <Row atEnd>
        <DisclosureNav label="More">
          <li>
            <Link to="/rules">Rules</Link>
          </li>
          <li>
            <Link to="/team">Our Team</Link>
          </li>
        </DisclosureNav>
      </Row>
    </Specimen>
    <Specimen name="Dialog">
      <Dialogs />
    </Specimen>
    <Specimen name="ConfirmDialog">
      <Confirmations />
    </Specimen>
    <Specimen name="TableOfContents">
      <TableOfContents label="An example" entries={entries} />
    </Specimen>
  </>
);
