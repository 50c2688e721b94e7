import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { secondFactor } from '#messages/second-factor';
import type { TotpResponse } from '@/contract/second-factor';
import { totpConfirmationSchema } from '@/contract/second-factor-requests';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/button/copy-button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Form } from '@/ui/form/form';
import { FormCode } from '@/ui/form/form-fields';
import { Stack } from '@/ui/layout/stack';
import { Note, Text } from '@/ui/layout/text';
import { secondFactorApi } from './second-factor-api';

const { setUp: texts } = secondFactor;
const empty = { code: '' };

const QrCode = lazy(() => import(/* webpackChunkName: "qr-code" */ './qr-code'));

const Key = styled.code.attrs({ translate: 'no' })`
  overflow-wrap: anywhere;
`;

/** Splits a secret into groups of four, as people read and type it. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

export interface TotpSetupProps {
  app: TotpResponse;
  /** Receives the new recovery codes; null if the account keeps its current ones. */
  onDone: (recoveryCodes: readonly string[] | null) => void;
  onCancel: () => void;
}

/** Shows the secret for an authenticator app, and asks for a code as proof that the app has it. */
export const TotpSetup = ({ app: { secret, uri }, onDone, onCancel }: TotpSetupProps) => {
  const dispatch = useAppDispatch();
  const send = async (values: typeof empty) => {
    const body = totpConfirmationSchema.cast(values);
    const request = secondFactorApi.endpoints.confirmTotp.initiate(body, { track: false });
    const { data, error } = await dispatch(request);
    if (data) onDone(data.recoveryCodes);
    return error ? toFailure(error) : null;
  };
  return (
    <Stack gap={1.5}>
      <Text>{texts.scan}</Text>
      <Suspense fallback={<Skeleton height="200px" />}>
        <QrCode text={uri} label={texts.qrLabel} />
      </Suspense>
      <div>
        <Note>{texts.keyLabel}</Note>
        <Key>{inGroups(secret)}</Key>
      </div>
      <div>
        <CopyButton value={secret}>{texts.copyKeyLabel}</CopyButton>
      </div>
      <Form
        initialValues={empty}
        schema={totpConfirmationSchema}
        send={send}
        submitLabel={texts.submitLabel}
        failureTitle={texts.failureTitle}
        aside={<Button onClick={onCancel}>{texts.cancelLabel}</Button>}
      >
        <FormCode name="code" label={texts.codeLabel} hint={texts.codeHint} autoFocus />
      </Form>
    </Stack>
  );
};
