import { pages } from '#network/pages';
import { ownApplications } from '@/messages/en/applications/own';
import { ButtonLink } from '@/ui/button/button';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { useGuidelinesReadUntil } from './use-guidelines-read';

const { read, unread, readLabel, applyLabel } = ownApplications.guidelines;

/** Whether this browser's visitor may apply now, and the way to it. */
export const GuidelinesLine = () => {
  const until = useGuidelinesReadUntil();
  return (
    <Stack direction="row" justify="space-between" wrap>
      <Text>{until === null ? unread : `${read} ${until}.`}</Text>
      <ButtonLink to={until === null ? pages.applyGuidelines.path : pages.applyForm.path}>
        {until === null ? readLabel : applyLabel}
      </ButtonLink>
    </Stack>
  );
};
