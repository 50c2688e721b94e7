import { playerLink } from '#messages/player-link';
import type { User } from '@/contract/users';
import { playerLinkSchema } from '@/contract/vote-requests';
import { Button } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { Form } from '@/ui/form/form';
import { HelpLine } from './help-line';
import { useStartLink } from './use-start-link';
import { View, type ViewProps } from './view';

const { ended: texts, start: startTexts } = playerLink;

export interface EndedViewProps extends Pick<ViewProps, 'handover'> {
  user: User;
  player: string;
  reason: 'expired' | 'over' | 'taken';
  onOtherName: () => void;
}

/** Explains why the code is no longer valid, and what to do. */
export const EndedView = ({ user, player, reason, onOtherName, handover }: EndedViewProps) => {
  const start = useStartLink(user);
  const send = async ({ username }: { username: string }) => {
    const failure = await start(username);
    // No field could show it.
    return failure && { ...failure, fields: {} };
  };
  const { title, text } = texts[reason];
  const otherName = <Button onClick={onOtherName}>{texts.otherNameLabel}</Button>;
  return (
    <View
      keepsHeight={reason === 'expired'}
      handover={handover}
      text={
        <Alert tone="warning" title={title} tabIndex={-1}>
          {reason === 'over' ? text : <HelpLine text={text} />}
        </Alert>
      }
    >
      {reason === 'taken' ? (
        otherName
      ) : (
        <Form
          initialValues={{ username: player }}
          schema={playerLinkSchema}
          send={send}
          submitLabel={texts.againLabel(player)}
          failureTitle={startTexts.failureTitle}
          aside={otherName}
        >
          {null}
        </Form>
      )}
    </View>
  );
};
