import { pages } from '#network/pages';
import { applicationForm } from '@/messages/en/applications/form';
import { Button, ButtonLink } from '@/ui/button/button';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { DiscardButton } from './discard-button';

const { submitLabel, submittingLabel, cancelLabel, confirmation, follow, draft } = applicationForm;

export interface ActionsProps {
  isSubmitting?: boolean;
  /** Nothing can be sent as it is. */
  isBlocked?: boolean;
  /** Undefined while there is no draft. */
  onDiscard?: (() => void) | undefined;
}

/** The end of the form: what can be done with it, and what that means. */
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
      {onDiscard && <DiscardButton variant="quiet" size="large" onDiscard={onDiscard} />}
    </Stack>
    <Note>{`${draft.note} ${follow}`}</Note>
  </Stack>
);
