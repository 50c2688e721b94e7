import type { User } from '@/contract/users';
import { playerLinkSchema } from '@/contract/vote-requests';
import { playerLink } from '@/messages/en/player-link';
import { Button } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { Form } from '@/ui/form/form';
import { HelpLine } from './help-line';
import { useStartLink } from './use-start-link';
import { View, type ViewProps } from './view';

const { ended: words, start: startWords } = playerLink;

export interface EndedViewProps extends Pick<ViewProps, 'handover'> {
  user: User;
  player: string;
  reason: 'expired' | 'over' | 'taken';
  onOtherName: () => void;
}

/** Says why the code does not count any more, and what to do. */
export const EndedView = ({ user, player, reason, onOtherName, handover }: EndedViewProps) => {
  const start = useStartLink(user);
  const send = async ({ username }: { username: string }) => {
    const failure = await start(username);
    // There is no field that could show it.
    return failure && { ...failure, fields: {} };
  };
  const { title, text } = words[reason];
  const otherName = <Button onClick={onOtherName}>{words.otherNameLabel}</Button>;
  return (
    <View
      keepsHeight={reason === 'expired'}
      handover={handover}
      words={
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
          submitLabel={words.againLabel(player)}
          failureTitle={startWords.failureTitle}
          aside={otherName}
        >
          {null}
        </Form>
      )}
    </View>
  );
};
