import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { applicationsDesk } from '#messages/applications/desk';
import type { ApplicationDetail } from '@/contract/application-desk';
import { Button } from '@/ui/button/button';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Text, Written } from '@/ui/layout/text';
import { NoteDialog } from './note-dialog';

const { note: texts } = applicationsDesk;

/** The note to the applicant, which can be changed without a decision. */
export const ApplicationNote = ({ application }: { application: ApplicationDetail }) => {
  const [isWriting, setIsWriting] = useState(false);
  const { note, ign } = application;
  return (
    <Stack gap={1} as="section" aria-labelledby="note">
      <Stack direction="row" gap={1} justify="space-between" wrap>
        <Heading level={3} id="note">
          {texts.title}
        </Heading>
        <Button variant="quiet" icon={<Pencil size={18} />} onClick={() => setIsWriting(true)}>
          {note === '' ? texts.write : texts.edit}
        </Button>
      </Stack>
      {note === '' ? <Text color="muted">{texts.none}</Text> : <Written>{note}</Written>}
      {isWriting && (
        <NoteDialog
          application={application}
          title={texts.to(ign)}
          submitLabel={texts.submit}
          doneText={texts.done}
          onClose={() => setIsWriting(false)}
        >
          {texts.text}
        </NoteDialog>
      )}
    </Stack>
  );
};
