import { ownApplications } from '#messages/applications/own';
import { pages } from '#network/pages';
import type { PagePath } from '@/contract/pages';
import { isThere } from '@/lib/pages';
import { needsGuidelines } from '@/lib/positions';
import { ButtonLink } from '@/ui/button/button';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { useGuidelinesReadUntil } from './use-guidelines-read';

const { read, unread, unneeded, readLabel, applyLabel } = ownApplications.guidelines;

interface LineProps {
  text: string;
  label: string;
  to: PagePath;
}

const Line = ({ text, label, to }: LineProps) => (
  <Stack direction="row" justify="space-between" wrap>
    <Text>{text}</Text>
    <ButtonLink to={to}>{label}</ButtonLink>
  </Stack>
);

/** Says whether the visitor may apply now, with a link. Renders nothing if the form's page is off. */
export const GuidelinesLine = () => {
  const until = useGuidelinesReadUntil();
  if (!isThere('applyForm')) return null;
  if (needsGuidelines('') && until === null)
    return <Line text={unread} label={readLabel} to={pages.applyGuidelines.path} />;
  const text = until === null ? unneeded : `${read} ${until}.`;
  return <Line text={text} label={applyLabel} to={pages.applyForm.path} />;
};
