import { renderWithProviders } from '../../../test/support/browser/render';
import { Price } from './price';

it.each([
  [4, '$4 USD'],
  [4.99, '$4.99 USD'],
  [4.5, '$4.50 USD'],
  [1_200, '$1200 USD'],
])('%d dollars are shown as %s', (amount, shown) => {
  const { container } = renderWithProviders(<Price amount={amount} />);
  expect(container).toHaveTextContent(shown);
});
