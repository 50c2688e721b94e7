import { useState } from 'react';
import { styled } from 'styled-components';
import { playerLink } from '#messages/player-link';
import type { User } from '@/contract/users';
import { playerLinkSchemaFor } from '@/contract/vote-requests';
import { isNameHere } from '@/lib/player-name';
import { Alert } from '@/ui/feedback/alert';
import { Form } from '@/ui/form/form';
import { FormInput } from '@/ui/form/form-fields';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { HelpLine } from './help-line';
import { useStartLink } from './use-start-link';
import { View, type ViewProps } from './view';

/** Accepts names that exist on these servers. */
const schema = playerLinkSchemaFor(isNameHere);

const { text, steps, start: texts, ended } = playerLink;

const Steps = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space[1]};
  counter-reset: step;

  li {
    display: flex;
    gap: ${({ theme }) => theme.space[1.5]};
    counter-increment: step;
  }
  li::before {
    content: counter(step);
    display: grid;
    flex: none;
    place-items: center;
    width: 24px;
    height: 24px;
    clip-path: ${({ theme }) => theme.corner.notch};
    background: ${({ theme }) => theme.color.hover};
    font-size: ${({ theme }) => theme.fontSize.small};
    font-weight: 700;
  }
`;

export interface StartViewProps extends Pick<ViewProps, 'handover'> {
  user: User;
  /** Initial value of the field. */
  player: string;
}

/** Asks for the player's name, and has a code shown to that player. */
export const StartView = ({ user, player, handover }: StartViewProps) => {
  const [isTaken, setIsTaken] = useState(false);
  const start = useStartLink(user);
  const send = async (values: { username: string }) => {
    const failure = await start(schema.cast(values).username);
    setIsTaken(failure?.status === 409);
    return failure;
  };
  return (
    <View
      handover={handover}
      text={
        <Stack gap={2}>
          <Text color="muted">{text}</Text>
          <Steps aria-label={steps.label}>
            <li>{steps.name}</li>
            <li>{steps.join}</li>
            <li>{steps.code}</li>
          </Steps>
        </Stack>
      }
    >
      <Form
        initialValues={{ username: player }}
        schema={schema}
        send={send}
        submitLabel={texts.submitLabel}
        failureTitle={texts.failureTitle}
      >
        <FormInput
          name="username"
          label={texts.nameLabel}
          hint={texts.nameHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        {isTaken && (
          <Alert tone="warning" title={ended.taken.title}>
            <HelpLine text={ended.taken.text} />
          </Alert>
        )}
      </Form>
    </View>
  );
};
