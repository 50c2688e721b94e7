import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { questionsDesk } from '#messages/content-desk-questions';
import { renderWithProviders } from '../../../../../test/support/browser/render';
import { OrderList } from './order-list';

const Example = ({
  hasMore = false,
  onMove,
}: {
  hasMore?: boolean;
  onMove?: (id: string, to: number) => void;
}) => {
  const [items, setItems] = useState(
    ['Join', 'Ban', 'Refund'].map((name) => ({ id: name.toLowerCase(), name })),
  );
  return (
    <OrderList
      label="Questions"
      items={items}
      nameOf={({ name }) => name}
      hasMore={hasMore}
      onMove={(id, to) => {
        onMove?.(id, to);
        const item = items.find((candidate) => candidate.id === id);
        if (item) setItems(items.filter((other) => other !== item).toSpliced(to, 0, item));
      }}
    >
      {({ name }) => <p>{name}</p>}
    </OrderList>
  );
};
const order = () =>
  within(screen.getByRole('list', { name: 'Questions' }))
    .getAllByRole('listitem')
    .map((line) => line.textContent);

test('a button moves a line, is still in hand afterwards, and says where the line is now', async () => {
  const { user } = renderWithProviders(<Example />);
  const down = screen.getByRole('button', { name: 'Move down: Join' });
  act(() => down.focus());
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['Ban', 'Join', 'Refund']);
  expect(down).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(questionsDesk.moved('Join', 2, 3));
  await user.keyboard('{Enter}');
  expect(order()).toEqual(['Ban', 'Refund', 'Join']);
  expect(down).toHaveFocus();
  expect(down).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Move up: Refund' }));
  expect(order()).toEqual(['Refund', 'Ban', 'Join']);
  expect(screen.getByRole('status')).toHaveTextContent(questionsDesk.moved('Refund', 1, 3));
});

test('nothing leaves the list at its ends', async () => {
  const moves: unknown[] = [];
  const { user } = renderWithProviders(<Example onMove={(...move) => moves.push(move)} />);
  await user.click(screen.getByRole('button', { name: 'Move up: Join' }));
  await user.click(screen.getByRole('button', { name: 'Move down: Refund' }));
  expect(moves).toEqual([]);
});

test('the last line of what is here goes further down where the list goes on', async () => {
  const moves: unknown[] = [];
  const { user } = renderWithProviders(<Example hasMore onMove={(...move) => moves.push(move)} />);
  await user.click(screen.getByRole('button', { name: 'Move down: Refund' }));
  expect(moves).toEqual([['refund', 3]]);
  expect(screen.getByRole('status')).toHaveTextContent(/is now number 4$/);
});

test('a line is no stop of the keyboard, only what is in it', async () => {
  const { user } = renderWithProviders(<Example />);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Move up: Join' })).toHaveFocus();
});
