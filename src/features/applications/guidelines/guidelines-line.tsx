import { ownApplications } from '@/content/applications/own';
import { pages } from '@/content/pages';
import { GUIDELINES_VALID_MS } from '@/contract/applications';
import { formatMoment } from '@/lib/format';
import { useAppSelector } from '@/store/hooks';
import { ButtonLink } from '@/ui/button/button';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { selectGuidelinesReadAt } from '../application-slice';
import { useGuidelinesRead } from './use-guidelines-read';

const { read, unread, readLabel, applyLabel } = ownApplications.guidelines;

/** Whether this browser's visitor may apply now, and the way to it. */
export const GuidelinesLine = () => {
  const isRead = useGuidelinesRead();
  const readAt = useAppSelector(selectGuidelinesReadAt);
  const until = isRead && readAt !== null ? new Date(readAt + GUIDELINES_VALID_MS).toISOString() : null;
  return (
    <Stack direction="row" justify="space-between" wrap>
      <Text>{until === null ? unread : `${read} ${formatMoment(until)}.`}</Text>
      <ButtonLink to={until === null ? pages.applyGuidelines.path : pages.applyForm.path}>
        {until === null ? readLabel : applyLabel}
      </ButtonLink>
    </Stack>
  );
};
