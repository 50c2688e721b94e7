import { styled } from 'styled-components';
import { pages } from '#network/pages';
import { applicationForm } from '@/messages/en/applications/form';
import { ButtonLink } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { useGuidelinesReadUntil } from '../guidelines/use-guidelines-read';

const { unread, read } = applicationForm.guidelines;

const Reading = styled(ButtonLink)`
  align-self: center;
`;

/** Sends the applicant to the guidelines before anything else. */
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

/** How it stands with the guidelines: one of two notices of the same size, so that nothing moves between them. */
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
