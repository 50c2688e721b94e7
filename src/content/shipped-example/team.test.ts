/** Of the example network as shipped: whoever makes the site theirs deletes this folder with the example. */
import { otherTeamSection, teamMembers, teamPage, teamSections, type TeamCategory } from '../team';

describe('team', () => {
  const inCategory = (category: TeamCategory) => teamMembers.filter((member) => member.category === category);
  const withRole = (role: string) => teamMembers.filter((member) => member.role === role);

  test('17 members: 2 ownership, 3 development, 5 moderation, 7 helper', () => {
    expect(teamMembers).toHaveLength(17);
    expect(inCategory('ownership').map(({ role }) => role)).toEqual(['Server Founder', 'Server Owner']);
    expect(inCategory('development').map(({ role }) => role)).toEqual([
      'System Admin & Website Developer',
      'Development Manager',
      'Developer',
    ]);
    expect(inCategory('moderation')).toHaveLength(5);
    expect(withRole('Admin').length + withRole('Moderator').length).toBe(5);
    expect(inCategory('helper')).toHaveLength(7);
    expect([withRole('Helper').length, withRole('Trial Staff').length]).toEqual([4, 3]);
  });

  test('some members are shown under another name than their game name', () => {
    const differs = teamMembers.filter(({ name, minecraftUsername }) => name !== minecraftUsername);
    expect(differs.length).toBeGreaterThan(1);
    expect(differs.length).toBeLessThan(17);
  });

  test('two developers have links: portfolio, network and code; code and website', () => {
    const linked = teamMembers.filter(({ links }) => links !== undefined);
    expect(linked.map(({ category }) => category)).toEqual(['development', 'development']);
    expect(linked.map(({ links }) => links?.map(({ brand }) => brand))).toEqual([
      ['portfolio', 'linkedin', 'github'],
      ['github', 'website'],
    ]);
  });

  test('sections in order, with a fallback', () => {
    expect(teamPage).toMatchObject({
      title: 'Our Team',
      subtitle: 'Meet the amazing people behind the network',
      avatarSizes: { portrait: 200, head: 16 },
    });
    expect(Object.entries(teamSections).map(([category, { title }]) => [category, title])).toEqual([
      ['ownership', 'Leadership Team'],
      ['development', 'Development Team'],
      ['moderation', 'Moderation Team'],
      ['helper', 'Helper Team'],
    ]);
    expect(otherTeamSection.title).toBe('Other Team');
  });
});
