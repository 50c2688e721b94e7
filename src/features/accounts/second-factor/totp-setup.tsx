import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import type { TotpResponse } from '@/contract/second-factor';
import { totpConfirmationSchema } from '@/contract/second-factor-requests';
import { secondFactor } from '@/messages/en/second-factor';
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

const { setUp: words } = secondFactor;
const empty = { code: '' };

const QrCode = lazy(() => import(/* webpackChunkName: "qr-code" */ './qr-code'));

const Key = styled.code.attrs({ translate: 'no' })`
  overflow-wrap: anywhere;
`;

/** In groups of four, as people read and type it. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

export interface TotpSetupProps {
  app: TotpResponse;
  /** Receives the new recovery codes; null when the account keeps those that it has. */
  onDone: (recoveryCodes: readonly string[] | null) => void;
  onCancel: () => void;
}

/** What an authenticator app is told, and the code by which it shows that it knows it. */
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
      <Text>{words.scan}</Text>
      <Suspense fallback={<Skeleton height="200px" />}>
        <QrCode text={uri} label={words.qrLabel} />
      </Suspense>
      <div>
        <Note>{words.keyLabel}</Note>
        <Key>{inGroups(secret)}</Key>
      </div>
      <div>
        <CopyButton value={secret}>{words.copyKeyLabel}</CopyButton>
      </div>
      <Form
        initialValues={empty}
        schema={totpConfirmationSchema}
        send={send}
        submitLabel={words.submitLabel}
        failureTitle={words.failureTitle}
        aside={<Button onClick={onCancel}>{words.cancelLabel}</Button>}
      >
        <FormCode name="code" label={words.codeLabel} hint={words.codeHint} autoFocus />
      </Form>
    </Stack>
  );
};
