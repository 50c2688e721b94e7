import { useState } from 'react';
import { secondStep } from '#messages/second-step';
import { totpConfirmationSchema } from '@/contract/second-factor-requests';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { Form } from '@/ui/form/form';
import { FormCode } from '@/ui/form/form-fields';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { finishSignIn } from './sign-in-api';

const texts = secondStep;
const empty = { code: '' };

export interface SecondStepFormProps {
  ticket: string;
  /** Called with the reason when the ticket has expired, or with null when the visitor starts over. */
  onOver: (why: string | null) => void;
}

/** Asks for a code after the right password, and focuses its field. */
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
          {texts.title}
        </Heading>
        <Text color="muted">{texts.text}</Text>
      </div>
      <Form
        key={String(isRecovery)}
        initialValues={empty}
        schema={totpConfirmationSchema}
        send={send}
        submitLabel={texts.submitLabel}
        failureTitle={texts.failureTitle}
        aside={
          <Button variant="quiet" onClick={() => onOver(null)}>
            {texts.backLabel}
          </Button>
        }
      >
        {isRecovery ? (
          <FormCode
            name="code"
            label={texts.recoveryLabel}
            hint={texts.recoveryHint}
            inputMode="text"
            autoComplete="off"
            autoFocus
          />
        ) : (
          <FormCode name="code" label={texts.codeLabel} hint={texts.codeHint} autoFocus />
        )}
      </Form>
      <div>
        <Button variant="quiet" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? texts.useCode : texts.useRecovery}
        </Button>
      </div>
    </Stack>
  );
};
