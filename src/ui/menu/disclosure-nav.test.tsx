import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../../test/support/browser/render';
import { Link } from '../routing/link';
import { DisclosureNav } from './disclosure-nav';

const setUp = () => {
  const result = renderWithProviders(
    <>
      <DisclosureNav label="More">
        <li>
          <Link to="/rules">Rules</Link>
        </li>
        <li>
          <Link to="/team">Our Team</Link>
        </li>
      </DisclosureNav>
      <button type="button">Elsewhere</button>
    </>,
  );
  return { ...result, button: screen.getByRole('button', { name: 'More' }) };
};
const expectOpen = (open: boolean) => {
  expect(screen.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', String(open));
  if (open) expect(screen.getByRole('link', { name: 'Rules' })).toBeVisible();
  else expect(screen.queryByRole('link', { name: 'Rules' })).not.toBeInTheDocument();
};

test('its links are in the page from the start, for readers without scripts', () => {
  setUp();
  expect(screen.getByText('Rules')).toBeInTheDocument();
  expectOpen(false);
});

test('the button shows and hides the links, by pointer and by keyboard', async () => {
  const { user, button } = setUp();
  await user.click(button);
  expectOpen(true);
  await user.click(button);
  expectOpen(false);
  await user.keyboard('{Enter}');
  expectOpen(true);
  await user.tab();
  expect(screen.getByRole('link', { name: 'Rules' })).toHaveFocus();
});

test('the button is marked while one of the links is the current page', () => {
  renderWithProviders(
    <>
      <DisclosureNav label="Here" active>
        <li>Rules</li>
      </DisclosureNav>
      <DisclosureNav label="Elsewhere">
        <li>Team</li>
      </DisclosureNav>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Here' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'Elsewhere' })).not.toHaveAttribute('aria-current');
});

test('Escape closes it and gives the focus back', async () => {
  const { user, button } = setUp();
  await user.click(button);
  await user.tab();
  await user.keyboard('{Escape}');
  expectOpen(false);
  expect(button).toHaveFocus();
});

test('a press outside, focus that leaves and a choice close it', async () => {
  const { user, button } = setUp();
  await user.click(button);
  await user.click(document.body);
  expectOpen(false);
  await user.click(button);
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expectOpen(false);
  await user.click(button);
  await user.click(screen.getByRole('link', { name: 'Our Team' }));
  expectOpen(false);
});
