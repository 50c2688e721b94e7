import { Button } from '@/ui/button/button';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Alert } from '@/ui/feedback/alert';
import { EmptyState } from '@/ui/feedback/empty-state';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { notify } from '@/ui/feedback/toast';
import { Card } from '@/ui/layout/card';
import { Row, Specimen } from './specimen';

export const Messages = () => (
  <>
    <Specimen name="Alert">
      <Alert tone="info" title="Keep Reading">
        Scroll to the bottom to unlock the form.
      </Alert>
      <Alert tone="success" title="Application Submitted Successfully!" />
      <Alert tone="warning" title="Before You Apply">
        Applications must be written personally.
      </Alert>
      <Alert tone="danger" title="The message was not sent" />
    </Specimen>
    <Specimen name="RetryAlert">
      <RetryAlert title="No answer from the server" onRetry={() => undefined}>
        The last known state is shown.
      </RetryAlert>
      <RetryAlert title="No answer from the server" loading onRetry={() => undefined}>
        The last known state is shown.
      </RetryAlert>
    </Specimen>
    <Specimen name="EmptyState">
      <Card>
        <EmptyState
          title="No players are currently online."
          icon={<PixelIcon name="campfire" size={64} />}
          action={<Button variant="primary">Copy IP</Button>}
        >
          Be the first one by the fire.
        </EmptyState>
      </Card>
    </Specimen>
    <Specimen name="Toast" note="Toasts wear the page’s theme; they go after three seconds.">
      <Row>
        <Button
          onClick={() =>
            notify.success('Server IP Copied!', { description: 'The address is in your clipboard.' })
          }
        >
          Success
        </Button>
        <Button
          onClick={() =>
            notify.error('Failed to copy IP', { description: 'Please copy the address manually.' })
          }
        >
          Error
        </Button>
        <Button onClick={() => notify.success('Saved')}>One line</Button>
      </Row>
    </Specimen>
  </>
);
