import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { ApplicationDetail } from '@/contract/application-desk';
import { isolated } from '@/lib/direction';
import { Button } from '@/ui/button/button';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Text, Written } from '@/ui/layout/text';
import { NoteDialog } from './note-dialog';

/** The note to the applicant, which can be changed without a decision. */
export const ApplicationNote = ({ application }: { application: ApplicationDetail }) => {
  const [isWriting, setIsWriting] = useState(false);
  const { note, ign } = application;
  return (
    <Stack gap={1} as="section" aria-labelledby="note">
      <Stack direction="row" gap={1} justify="space-between" wrap>
        <Heading level={3} id="note">
          Note to the applicant
        </Heading>
        <Button variant="quiet" icon={<Pencil size={18} />} onClick={() => setIsWriting(true)}>
          {note === '' ? 'Write a note' : 'Edit note'}
        </Button>
      </Stack>
      {note === '' ? <Text color="muted">None yet.</Text> : <Written>{note}</Written>}
      {isWriting && (
        <NoteDialog
          application={application}
          title={`Note to ${isolated(ign)}`}
          submitLabel="Save note"
          doneText="Note saved"
          onClose={() => setIsWriting(false)}
        >
          The applicant sees it at once. The state stays as it is.
        </NoteDialog>
      )}
    </Stack>
  );
};
