import { applicationForm } from '#messages/applications/form';
import { pages } from '#network/pages';
import { Button, ButtonLink } from '@/ui/button/button';
import { DiscardButton } from '@/ui/form/discard-button';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';

const { submitLabel, submittingLabel, cancelLabel, confirmation, follow, draft } = applicationForm;

export interface ActionsProps {
  isSubmitting?: boolean;
  /** Nothing can be sent in this state. */
  isBlocked?: boolean;
  /** Undefined without a draft. */
  onDiscard?: (() => void) | undefined;
}

/** The end of the form: its buttons, and an explanation of what they do. */
export const Actions = ({ isSubmitting = false, isBlocked = false, onDiscard }: ActionsProps) => (
  <Stack as="footer" gap={2}>
    <Text>{confirmation}</Text>
    <Stack direction="row" gap={1} wrap>
      <Button
        type="submit"
        variant="primary"
        size="large"
        loading={isSubmitting}
        disabled={isSubmitting || isBlocked}
      >
        {isSubmitting ? submittingLabel : submitLabel}
      </Button>
      <ButtonLink to={pages.apply.path} size="large">
        {cancelLabel}
      </ButtonLink>
      {onDiscard && (
        <DiscardButton variant="quiet" size="large" question={draft.discard} onDiscard={onDiscard} />
      )}
    </Stack>
    <Note>{`${draft.note} ${follow}`}</Note>
  </Stack>
);
