import { useState } from 'react';
import { totpConfirmationSchema } from '@/contract/second-factor-requests';
import { secondStep } from '@/messages/en/second-step';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { Form } from '@/ui/form/form';
import { FormCode } from '@/ui/form/form-fields';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { finishSignIn } from './entrance-api';

const words = secondStep;
const empty = { code: '' };

export interface SecondStepFormProps {
  ticket: string;
  /** The ticket is over, and why; or the visitor begins again, without a reason. */
  onOver: (why: string | null) => void;
}

/** Asks for a code after the password was right; the keyboard is led to its field. */
export const SecondStepForm = ({ ticket, onOver }: SecondStepFormProps) => {
  const dispatch = useAppDispatch();
  const [isRecovery, setIsRecovery] = useState(false);
  const send = async (values: typeof empty) => {
    const { code } = totpConfirmationSchema.cast(values);
    const failure = await dispatch(finishSignIn({ ticket, code }));
    if (failure?.status !== 401 || 'code' in failure.fields) return failure;
    onOver(failure.message);
    return null;
  };
  return (
    <Stack gap={1.5}>
      <div>
        <Heading level={2} size="h3">
          {words.title}
        </Heading>
        <Text color="muted">{words.text}</Text>
      </div>
      <Form
        key={String(isRecovery)}
        initialValues={empty}
        schema={totpConfirmationSchema}
        send={send}
        submitLabel={words.submitLabel}
        failureTitle={words.failureTitle}
        aside={
          <Button variant="quiet" onClick={() => onOver(null)}>
            {words.backLabel}
          </Button>
        }
      >
        {isRecovery ? (
          <FormCode
            name="code"
            label={words.recoveryLabel}
            hint={words.recoveryHint}
            inputMode="text"
            autoComplete="off"
            autoFocus
          />
        ) : (
          <FormCode name="code" label={words.codeLabel} hint={words.codeHint} autoFocus />
        )}
      </Form>
      <div>
        <Button variant="quiet" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? words.useCode : words.useRecovery}
        </Button>
      </div>
    </Stack>
  );
};
