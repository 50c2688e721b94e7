import { OTHERS, type Team, type WrittenTeam } from '@/contract/network/team';

/** Sorts members into their sections, and those without one into the last. Empty sections are left out. */
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
