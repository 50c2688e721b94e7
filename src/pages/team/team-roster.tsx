import {
  otherTeamSection,
  teamSections,
  type RosterMember,
  type TeamSection as Content,
} from '@/content/team';
import { TeamSection } from './team-section';

interface Group {
  id: string;
  section: Content;
  members: RosterMember[];
}

const known = Object.entries<Content>(teamSections);

/** Members by section, in the sections' order; those of unknown categories come last, together. */
const groupMembers = (members: readonly RosterMember[]): Group[] => {
  const groups = known.map(([id, section]) => ({
    id,
    section,
    members: members.filter(({ category }) => category === id),
  }));
  const others = members.filter(({ category }) => !known.some(([id]) => id === category));
  return [...groups, { id: 'other', section: otherTeamSection, members: others }].filter(
    (group) => group.members.length > 0,
  );
};

/** Everybody, section by section. A section without members is left out. */
export const TeamRoster = ({ members }: { members: readonly RosterMember[] }) =>
  groupMembers(members).map((group) => <TeamSection key={group.id} {...group} />);
