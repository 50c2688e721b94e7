import { render, screen } from '@testing-library/react';
import { renderWithProviders } from '../../../test/support/browser/render';
import { Menu } from './menu';

const setUp = () => {
  const choose = jest.fn();
  const result = renderWithProviders(
    <>
      <Menu>
        <Menu.Button>Theme</Menu.Button>
        <Menu.List>
          <Menu.RadioItem checked={false} onSelect={() => choose('light')}>
            Light
          </Menu.RadioItem>
          <Menu.RadioItem checked onSelect={() => choose('dark')}>
            Dark
          </Menu.RadioItem>
          <Menu.Item to="/user/dashboard">Dashboard</Menu.Item>
        </Menu.List>
      </Menu>
      <button type="button">Elsewhere</button>
    </>,
  );
  return { ...result, choose, button: screen.getByRole('button', { name: 'Theme' }) };
};
const item = (name: string) =>
  screen.getByRole(/Light|Dark/.test(name) ? 'menuitemradio' : 'menuitem', { name });
const expectClosed = () => expect(screen.queryByRole('menu')).not.toBeInTheDocument();

test.each(['click', '{Enter}', ' ', '{ArrowDown}'])(
  'opens by %s with the focus on the first item',
  async (way) => {
    const { user, button } = setUp();
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    if (way === 'click') await user.click(button);
    else {
      button.focus();
      await user.keyboard(way);
    }
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('menu', { name: 'Theme' })).toBeInTheDocument();
    expect(item('Light')).toHaveFocus();
  },
);

test('ArrowUp opens it with the focus on the last item', async () => {
  const { user, button } = setUp();
  button.focus();
  await user.keyboard('{ArrowUp}');
  expect(item('Dashboard')).toHaveFocus();
});

test('arrows, Home and End move the focus, round at both ends', async () => {
  const { user, button } = setUp();
  await user.click(button);
  await user.keyboard('{ArrowDown}');
  expect(item('Dark')).toHaveFocus();
  await user.keyboard('{End}{ArrowDown}');
  expect(item('Light')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(item('Dashboard')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(item('Light')).toHaveFocus();
});

test('a choice closes it, gives the focus back and is reported once', async () => {
  const { user, button, choose } = setUp();
  await user.click(button);
  expect(item('Dark')).toBeChecked();
  await user.keyboard('{Enter}');
  expect(choose.mock.calls).toEqual([['light']]);
  expectClosed();
  expect(button).toHaveFocus();
});

test('Escape closes it and gives the focus back', async () => {
  const { user, button } = setUp();
  await user.click(button);
  await user.keyboard('{Escape}');
  expectClosed();
  expect(button).toHaveFocus();
});

test('a press outside and focus that leaves close it', async () => {
  const { user, button } = setUp();
  await user.click(button);
  await user.click(document.body);
  expectClosed();
  await user.click(button);
  await user.tab();
  expectClosed();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('its parts throw outside of it', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Menu.List>none</Menu.List>)).toThrow('within a Menu');
});
