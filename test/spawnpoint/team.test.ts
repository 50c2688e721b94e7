/** Facts that the specification states about the example network. */
import written from '../../networks/spawnpoint/team';
import { readSubject } from '../../tools/network/read-subject';

const { title, subtitle, sections, others, members } = readSubject('team', written);

describe('team', () => {
  const inSection = (id: string) => members.filter(({ section }) => section === id);
  const withRole = (role: string) => members.filter((member) => member.role === role);

  test('17 members: 2 ownership, 3 development, 5 moderation, 7 helper', () => {
    expect(members).toHaveLength(17);
    expect(inSection('ownership').map(({ role }) => role)).toEqual(['Server Founder', 'Server Owner']);
    expect(inSection('development').map(({ role }) => role)).toEqual([
      'System Admin & Website Developer',
      'Development Manager',
      'Developer',
    ]);
    expect(inSection('moderation')).toHaveLength(5);
    expect(withRole('Admin').length + withRole('Moderator').length).toBe(5);
    expect(inSection('helper')).toHaveLength(7);
    expect([withRole('Helper').length, withRole('Trial Staff').length]).toEqual([4, 3]);
  });

  test('some members are shown under another name than their game name', () => {
    const differs = members.filter(({ name, username }) => name !== username);
    expect(differs.length).toBeGreaterThan(1);
    expect(differs.length).toBeLessThan(17);
  });

  test('two developers have links: portfolio, network and code; code and website', () => {
    const linked = members.filter(({ links }) => links.length > 0);
    expect(linked.map(({ section }) => section)).toEqual(['development', 'development']);
    expect(linked.map(({ links }) => links.map(({ label }) => label))).toEqual([
      ['Portfolio', 'LinkedIn', 'GitHub'],
      ['GitHub', 'Website'],
    ]);
    for (const { url } of linked.flatMap(({ links }) => links))
      expect(new URL(url).hostname).toMatch(/\.example$/);
  });

  test('sections in order, with a fallback', () => {
    expect([title, subtitle]).toEqual(['Our Team', 'Meet the amazing people behind the network']);
    expect(sections.map((section) => [section.id, section.title])).toEqual([
      ['ownership', 'Leadership Team'],
      ['development', 'Development Team'],
      ['moderation', 'Moderation Team'],
      ['helper', 'Helper Team'],
    ]);
    expect(others.title).toBe('Other Team');
  });
});
