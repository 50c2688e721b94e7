import { FileText, Mail, ScrollText, Trophy, Users } from 'lucide-react';
import { styled } from 'styled-components';
import { privatePages } from '@/content/pages';
import { DeskLink } from './desk-link';

const desks = [
  { page: privatePages.adminApplications, note: 'Who wants to join the team', Icon: FileText },
  { page: privatePages.adminMessages, note: 'What visitors wrote through the contact form', Icon: Mail },
  { page: privatePages.adminUsers, note: 'Search, create and change accounts', Icon: Users },
  { page: privatePages.adminLeaderboard, note: 'Start a season, or remove a cheater', Icon: Trophy },
  { page: privatePages.adminAudit, note: 'Who did what to whom, and when', Icon: ScrollText },
];

/** Rows are full: where there is room, the two desks where people wait for an answer share the first. */
const Links = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${({ theme }) => theme.media.large} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    && > * {
      grid-column: span 2;
    }
    && > :nth-child(-n + 2) {
      grid-column: span 3;
    }
  }
`;

/** The ways from the admin's landing to the desks. */
export const DeskLinks = () => (
  <Links>
    {desks.map(({ page: { path, title }, note, Icon }) => (
      <DeskLink key={path} to={path} label={title} note={note} icon={<Icon aria-hidden size={28} />} />
    ))}
  </Links>
);
