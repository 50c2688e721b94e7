import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { applicationsDesk } from '#messages/applications/desk';
import type { ApplicationDetail } from '@/contract/application-desk';
import { useMayErase } from '@/features/admin/use-me';
import { footHeight } from '@/theme/foot';
import { Button } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import { ApplicationAnswers } from '../../application-answers';
import { ApplicationAnnouncement } from './application-announcement';
import { ApplicationComments } from './application-comments';
import { ApplicationFacts } from './application-facts';
import { ApplicationNote } from './application-note';
import { ApplicationStates } from './application-states';
import { DeleteApplicationDialog } from './delete-application-dialog';

const { pane, deletion } = applicationsDesk;

/** Focused elements scroll to between the site's header and the bar. */
const Content = styled(Stack)`
  button,
  textarea {
    scroll-margin-block: calc(${({ theme }) => `${theme.size.header} + ${theme.space[3]}`});
  }
`;
/** Stays in view, so that a reader at the end can decide without scrolling back up. */
const Bar = styled.div`
  position: sticky;
  bottom: calc${footHeight};
  z-index: 1;
  /* As wide as the card between its edges. */
  margin-inline: calc(1px - ${({ theme }) => theme.space[3]});
  padding: ${({ theme }) => `${theme.space[1.5]} ${theme.space[1]}`};
  border-block: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};

  ${({ theme }) => theme.media.small} {
    padding-inline: ${({ theme }) => theme.space[3]};
  }
`;

interface ViewProps {
  application: ApplicationDetail;
  onDeleted: () => void;
}

/** Remaining record of a withdrawn application. */
const Withdrawn = () => (
  <Alert tone="info" title={pane.withdrawn.title}>
    {pane.withdrawn.text}
  </Alert>
);

/** Answers, decision and comments. */
const Whole = ({ application }: Pick<ViewProps, 'application'>) => (
  <>
    <ApplicationAnnouncement application={application} />
    <ApplicationNote application={application} />
    <ApplicationAnswers application={application} />
    <ApplicationComments application={application} />
  </>
);

/** One application with its applicant and everything about it. */
export const ApplicationView = ({ application, onDeleted }: ViewProps) => {
  const [isDeleting, setIsDeleting] = useState(false);
  const isWithdrawn = application.state === 'withdrawn';
  const mayErase = useMayErase();
  return (
    <Card>
      <Content gap={4}>
        <ApplicationFacts application={application} />
        {isWithdrawn ? <Withdrawn /> : <Whole application={application} />}
        {mayErase && (
          <div>
            <Button variant="quiet" icon={<Trash2 size={18} />} onClick={() => setIsDeleting(true)}>
              {deletion.label}
            </Button>
          </div>
        )}
        {!isWithdrawn && (
          <Bar>
            <ApplicationStates application={application} />
          </Bar>
        )}
      </Content>
      {isDeleting && (
        <DeleteApplicationDialog
          application={application}
          onClose={() => setIsDeleting(false)}
          onDeleted={onDeleted}
        />
      )}
    </Card>
  );
};
