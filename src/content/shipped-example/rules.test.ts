/** Of the example network as shipped: whoever makes the site theirs deletes this folder with the example. */
import { prose, titles } from '../../../test/support/fixtures/content-walk';
import * as rules from '../rules';

describe('rules', () => {
  test('eight sections with their badges, in order', () => {
    expect(rules.ruleSections.map(({ title, badge }) => [title, badge])).toEqual([
      ['General Behavior', 'Essential'],
      ['PvP Rules', 'Critical'],
      ['Building Guidelines', 'Important'],
      ['Economy Rules', 'Important'],
      ['Hacking & Exploits', 'Critical'],
      ['Communication', 'Essential'],
      ['Events & Competitions', 'Important'],
      ['Donations & Ranks', 'Important'],
    ]);
  });

  test('every section has four rules at least', () => {
    for (const section of rules.ruleSections) expect(section.rules.length).toBeGreaterThanOrEqual(4);
  });

  test('bases keep 100 blocks apart; mutes last 1 to 24 hours and bans 1 to 30 days', () => {
    expect(prose(rules.ruleSections[2])).toContain('minimum distance of 100 blocks');
    expect(titles(rules.punishmentGuidelines.steps)).toEqual([
      'Warning',
      'Temporary mute',
      'Temporary ban',
      'Permanent ban',
    ]);
    const durations = Object.fromEntries(
      rules.punishmentGuidelines.steps.map(({ title, duration }) => [title, duration]),
    );
    expect(durations).toMatchObject({
      'Temporary mute': '1 to 24 hours',
      'Temporary ban': '1 to 30 days',
    });
    expect(rules.rulesPage.updatedLabel).toBe('Last updated');
  });
});
