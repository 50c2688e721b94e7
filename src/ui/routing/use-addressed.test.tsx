import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { BrowserRouter } from './browser-router';
import { useAddressed } from './use-addressed';

const COLORS = [{ id: 'red' }, { id: 'green' }];

const Colors = () => {
  const [{ id: color } = { id: 'none' }, choose, isOwn] = useAddressed('color', COLORS);
  return (
    <>
      <output>{isOwn ? `${color} by hand` : color}</output>
      {COLORS.map(({ id }) => (
        <button key={id} onClick={() => choose(id)}>
          {id}
        </button>
      ))}
      <button onClick={() => choose()}>no color</button>
      <Link to="/?color=red">red by link</Link>
    </>
  );
};

const openAt = (address: string) => {
  window.history.replaceState({ kept: 1 }, '', address);
  render(
    <BrowserRouter onLeave={() => undefined}>
      <Colors />
    </BrowserRouter>,
  );
  return userEvent.setup();
};
const address = () => window.location.pathname + window.location.search + window.location.hash;

test('a choice is in the address with what else is there, and costs no entry of the history', async () => {
  const user = openAt('/?size=2#end');
  const entries = window.history.length;
  await user.click(screen.getByText('green'));
  expect(screen.getByRole('status')).toHaveTextContent('green by hand');
  expect(address()).toBe('/?size=2&color=green#end');
  expect(window.history.state).toEqual({ kept: 1 });
  await user.click(screen.getByText('no color'));
  expect(screen.getByRole('status')).toHaveTextContent('none by hand');
  expect(address()).toBe('/?size=2#end');
  expect(window.history).toHaveLength(entries);
});

test.each([
  ['/?color=green', 'green'],
  ['/?color=blue', 'none'],
  ['/?color=', 'none'],
])('%s chooses %s', (at, chosen) => {
  openAt(at);
  expect(screen.getByRole('status')).toHaveTextContent(chosen);
});

test('what others chose under the same name stays', async () => {
  const user = openAt('/?color=blue&color=red');
  expect(screen.getByRole('status')).toHaveTextContent('red');
  await user.click(screen.getByText('green'));
  expect(address()).toBe('/?color=blue&color=green');
});

test('a link to the page chooses anew', async () => {
  const user = openAt('/');
  await user.click(screen.getByText('green'));
  await user.click(screen.getByText('red by link'));
  expect(screen.getByRole('status')).toHaveTextContent(/^red$/);
});
