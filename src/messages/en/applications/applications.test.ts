import applications from '../../../../test/network/applications';
import { aNetwork } from '../../../../test/support/fixtures/a-network';
import { emailText } from '../mail';
import { applicationStates, stateText } from './own';
import { reapplyText } from './refusals';

const email = (state: string) => emailText('decision', { state, position: 'Architect' }).paragraphs;

test('the network’s explanation of a state replaces the site’s own, and follows the decision in the email', () => {
  const states = { new: 'We read on Sundays.', accepted: 'Join us at the spawn.' };
  aNetwork({ applications: { ...applications, states } });
  expect([stateText('new'), stateText('accepted')]).toEqual(Object.values(states));
  expect(stateText('rejected')).toBe(applicationStates.rejected.text);
  expect(email('accepted')).toEqual([expect.stringMatching(/was accepted\.$/), states.accepted]);
  expect(email('rejected')).toEqual([expect.stringMatching(/not successful.+30 days/)]);
});

test('a network without explanations promises nothing, neither on the site nor by email', () => {
  aNetwork({ applications: { ...applications, states: undefined } });
  const texts = (['new', 'in_review', 'accepted', 'rejected'] as const).map(stateText);
  expect(texts.join()).not.toMatch(/business days|chat|by email/);
  expect(email('accepted')).toHaveLength(1);
});

test.each([
  ['America/Los_Angeles', 'June 28, 2026'],
  ['Pacific/Auckland', 'June 29, 2026'],
])('in %s one may apply again from %s', (timeZone, day) => {
  expect(reapplyText('2026-06-29T05:00:00.000Z', timeZone)).toBe(
    `Your last application for this position was not successful. You can apply again from ${day}.`,
  );
});
