import { styled } from 'styled-components';
import { ownApplications } from '@/content/applications/own';
import { Text } from '@/ui/layout/text';

const Root = styled.div`
  padding-inline-start: ${({ theme }) => theme.space[2]};
  border-inline-start: 4px solid ${({ theme }) => theme.color.lineStrong};
`;
/** The team's own line breaks. */
const Words = styled.p`
  max-width: ${({ theme }) => theme.size.reading};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** What the team wrote to the applicant; nothing when it wrote nothing. */
export const TeamNote = ({ note }: { note: string }) =>
  note.trim() === '' ? null : (
    <Root>
      <Text size="small" weight={600} color="muted">
        {ownApplications.noteTitle}
      </Text>
      <Words>{note}</Words>
    </Root>
  );
