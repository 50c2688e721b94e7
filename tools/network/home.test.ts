import { arrivalOf } from './home';

const named = (arrival?: string) => arrivalOf({ home: { arrival }, identity: { name: 'eCraft' } });

test.each([
  ['as it is written, and with a capital where a sentence begins', 'the hub', 'the hub', 'The hub'],
  ['in any script', 'über den Wolken', 'über den Wolken', 'Über den Wolken'],
  ['by the network’s name, which stays as it is', undefined, 'eCraft', 'eCraft'],
])('the place of arrival is called %s', (_what, written, arrival, arrivalFirst) => {
  expect(named(written)).toEqual({ arrival, arrivalFirst });
});
