import { OTHERS, type Team, type WrittenTeam } from '@/contract/network/team';

/** Puts members into their sections, in order, and those without one into the last. Sections without members are left out. */
export const bySection = ({ title, subtitle, sections, others, members }: WrittenTeam): Team => ({
  title,
  subtitle,
  sections: [...sections, { id: OTHERS, ...others }]
    .map((section) => ({
      ...section,
      members: members.filter((member) => (member.section ?? OTHERS) === section.id),
    }))
    .filter((section) => section.members.length > 0),
});
