import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../../test/support/browser/render';
import { Accordion } from './accordion';

const Questions = () => {
  const [open, setOpen] = useState<string>();
  return (
    <Accordion open={open} onChange={setOpen}>
      <Accordion.Item value="join" title="How do I join?">
        By the address.
      </Accordion.Item>
      <Accordion.Item value="version" title="Which version?">
        1.20.4.
      </Accordion.Item>
    </Accordion>
  );
};
const setUp = () => renderWithProviders(<Questions />);
const question = (name: string) => screen.getByRole('button', { name });

test('opens one answer at a time, and closes the open one', async () => {
  const { user } = setUp();
  expect(screen.getByText('By the address.')).not.toBeVisible();
  await user.click(question('How do I join?'));
  expect(screen.getByRole('region', { name: 'How do I join?' })).toBeVisible();
  await user.click(question('Which version?'));
  expect(screen.getByText('By the address.')).not.toBeVisible();
  expect(screen.getByText('1.20.4.')).toBeVisible();
  await user.click(question('Which version?'));
  expect(screen.getByText('1.20.4.')).not.toBeVisible();
});

test('works by keyboard and tells its state', async () => {
  const { user } = setUp();
  await user.tab();
  await user.tab();
  expect(question('Which version?')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(question('Which version?')).toHaveAttribute('aria-expanded', 'true');
  expect(question('How do I join?')).toHaveAttribute('aria-expanded', 'false');
});
