import { styled } from 'styled-components';
import { ownApplications } from '#messages/applications/own';
import { Note, Written } from '@/ui/layout/text';

const Root = styled.div`
  padding-inline-start: ${({ theme }) => theme.space[2]};
  border-inline-start: 4px solid ${({ theme }) => theme.color.lineStrong};
`;

/** The team's note to the applicant; renders nothing if it is blank. */
export const TeamNote = ({ note }: { note: string }) =>
  note.trim() === '' ? null : (
    <Root>
      <Note weight={600}>{ownApplications.noteTitle}</Note>
      <Written>{note}</Written>
    </Root>
  );
