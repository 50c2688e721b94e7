import { styled } from 'styled-components';
import { ownApplications } from '@/messages/en/applications/own';
import { Note, Written } from '@/ui/layout/text';

const Root = styled.div`
  padding-inline-start: ${({ theme }) => theme.space[2]};
  border-inline-start: 4px solid ${({ theme }) => theme.color.lineStrong};
`;

/** What the team wrote to the applicant; nothing when it wrote nothing. */
export const TeamNote = ({ note }: { note: string }) =>
  note.trim() === '' ? null : (
    <Root>
      <Note weight={600}>{ownApplications.noteTitle}</Note>
      <Written>{note}</Written>
    </Root>
  );
