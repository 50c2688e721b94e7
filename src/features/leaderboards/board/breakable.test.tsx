import { render } from '@testing-library/react';
import { formatNumber } from '@/lib/format-number';
import { aNetwork, testNetwork } from '../../../../test/support/fixtures/a-network';
import { Breakable } from './breakable';

const drawn = (text: string) => render(<Breakable text={text} />).container.innerHTML;

test.each([
  ['en', '1,<wbr>234,<wbr>567'],
  ['de', '1.<wbr>234.<wbr>567'],
])('numbers of %s break between their groups, names after underscores', (locale, number) => {
  aNetwork({ identity: { ...testNetwork.identity, locale } });
  expect(drawn(formatNumber(1_234_567))).toBe(number);
  expect(drawn('a_long_name')).toBe('a_<wbr>long_<wbr>name');
});
