import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../../test/support/browser/render';
import { Tabs } from './tabs';

const setUp = () => {
  const onChange = jest.fn();
  const result = renderWithProviders(
    <Tabs defaultValue="required" onChange={onChange}>
      <Tabs.List label="Mods">
        <Tabs.Tab value="all">All Mods</Tabs.Tab>
        <Tabs.Tab value="required">Required</Tabs.Tab>
        <Tabs.Tab value="utility">Utility</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="all">everything</Tabs.Panel>
      <Tabs.Panel value="required">what you need</Tabs.Panel>
      <Tabs.Panel value="utility">what helps</Tabs.Panel>
    </Tabs>,
  );
  return { ...result, onChange };
};
const tab = (name: string) => screen.getByRole('tab', { name });

test('shows the first choice; the other panels are in the page, hidden', () => {
  setUp();
  expect(screen.getByRole('tabpanel', { name: 'Required' })).toHaveTextContent('what you need');
  expect(screen.getByText('everything')).toBeInTheDocument();
  expect(screen.getByText('everything')).not.toBeVisible();
});

test('a click shows the panel of a tab', async () => {
  const { user, onChange } = setUp();
  await user.click(tab('Utility'));
  expect(tab('Utility')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Utility' })).toBeVisible();
  expect(screen.getByText('what you need')).not.toBeVisible();
  expect(onChange.mock.calls).toEqual([['utility']]);
});

test('is one stop of the Tab key, then its panel', async () => {
  const { user } = setUp();
  await user.tab();
  expect(tab('Required')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel')).toHaveFocus();
});

test('arrows, Home and End choose, round at both ends', async () => {
  const { user } = setUp();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(tab('Utility')).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Utility' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'All Mods' })).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel', { name: 'Utility' })).toBeVisible();
  await user.keyboard('{Home}');
  expect(tab('All Mods')).toHaveFocus();
  await user.keyboard('{End}');
  expect(tab('Utility')).toHaveFocus();
});
