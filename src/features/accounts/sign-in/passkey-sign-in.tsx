import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { secondStep } from '#messages/second-step';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { Note } from '@/ui/layout/text';
import { usePasskeySupport } from '../use-passkey-support';

const texts = secondStep;

/** Reserves the button's space, so that nothing moves when it appears. */
const Place = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1.5]};
  min-height: ${({ theme }) => theme.size.touch};
`;

/** Sign-in without a password, in browsers that support passkeys. Its code loads on click. */
export const PasskeySignIn = () => {
  const dispatch = useAppDispatch();
  const support = usePasskeySupport();
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const signIn = async () => {
    setIsBusy(true);
    setProblem(null);
    try {
      const { signInWithPasskey } = await import(
        /* webpackChunkName: "passkey-sign-in" */ './passkey-sign-in-api'
      );
      setProblem(await dispatch(signInWithPasskey()));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Place>
      {support !== null && support !== 'supported' && <Note>{texts.noPasskeys[support]}</Note>}
      {support === 'supported' && (
        <Button icon={<Fingerprint size={18} />} loading={isBusy} onClick={() => void signIn()}>
          {texts.passkeyLabel}
        </Button>
      )}
      {problem !== null && (
        <Alert tone="danger" title={texts.passkeyFailureTitle}>
          {problem}
        </Alert>
      )}
    </Place>
  );
};
