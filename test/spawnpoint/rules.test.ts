/** Facts that the specification states about the example network. */
import written from '../../networks/spawnpoint/rules';
import { readSubject } from '../../tools/network/read-subject';
import { prose, titles } from '../support/fixtures/content-walk';

const rules = readSubject('rules', written);

describe('rules', () => {
  test('eight sections with their badges, in order', () => {
    expect(rules.sections.map(({ title, badge }) => [title, rules.badges[badge]])).toEqual([
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
    for (const section of rules.sections) expect(section.rules.length).toBeGreaterThanOrEqual(4);
  });

  test('bases keep 100 blocks apart; mutes last 1 to 24 hours and bans 1 to 30 days', () => {
    expect(prose(rules.sections[2])).toContain('minimum distance of 100 blocks');
    expect(titles(rules.punishments.steps)).toEqual([
      'Warning',
      'Temporary mute',
      'Temporary ban',
      'Permanent ban',
    ]);
    const durations = Object.fromEntries(
      rules.punishments.steps.map(({ title, duration }) => [title, duration]),
    );
    expect(durations).toMatchObject({
      'Temporary mute': '1 to 24 hours',
      'Temporary ban': '1 to 30 days',
    });
  });
});
