import { styled } from 'styled-components';
import { applicationForm } from '#messages/applications/form';
import { pages } from '#network/pages';
import { ButtonLink } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { useGuidelinesReadUntil } from '../guidelines/use-guidelines-read';

const { unread, read } = applicationForm.guidelines;

const Reading = styled(ButtonLink)`
  align-self: center;
`;

/** Asks the applicant to read the guidelines first. */
export const GuidelinesRequired = () => (
  <Alert
    role="note"
    tone="warning"
    title={unread.title}
    action={<Reading to={pages.applyGuidelines.path}>{unread.label}</Reading>}
  >
    {unread.text}
  </Alert>
);

/** State of the guidelines: one of two notices of equal size, so nothing moves between them. */
export const GuidelinesNotice = () => {
  const until = useGuidelinesReadUntil();
  if (until === null) return <GuidelinesRequired />;
  return (
    <Alert
      role="note"
      tone="success"
      title={read.title}
      action={<Reading to={pages.applyGuidelines.path}>{read.label}</Reading>}
    >
      {`${read.text} ${until}.`}
    </Alert>
  );
};
