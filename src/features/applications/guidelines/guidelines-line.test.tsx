import { screen } from '@testing-library/react';
import { ownApplications } from '#messages/applications/own';
import { makeStore } from '@/store/store';
import applications from '../../../../test/network/applications';
import { renderWithProviders } from '../../../../test/support/browser/render';
import { aNetwork } from '../../../../test/support/fixtures/a-network';
import { GuidelinesLine } from './guidelines-line';

const withoutGuidelines = {
  ...applications,
  guidelines: undefined,
  landing: { ...applications.landing, cards: { form: applications.landing.cards.form } },
  positions: applications.positions.map((position) => ({ ...position, guidelines: false })),
};
const draw = () => renderWithProviders(<GuidelinesLine />, { store: makeStore() });

test('where there are no guidelines, the line leads to the form', () => {
  aNetwork({ applications: withoutGuidelines });
  draw();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/apply/form');
  expect(screen.getByText(ownApplications.guidelines.unneeded)).toBeVisible();
});

test('while the pages of applications are off, the line leads nowhere', () => {
  aNetwork({ pages: { pages: { apply: { off: true } } } });
  expect(draw().container).toBeEmptyDOMElement();
});
