import { reapplyText } from './reapply';

test.each([
  ['America/Los_Angeles', 'June 28, 2026'],
  ['Pacific/Auckland', 'June 29, 2026'],
])('in %s one may apply again from %s', (timeZone, day) => {
  expect(reapplyText('2026-06-29T05:00:00.000Z', timeZone)).toBe(
    `Your last application for this position was not successful. You can apply again from ${day}.`,
  );
});
