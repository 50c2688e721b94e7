import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { secondStep } from '@/messages/en/second-step';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/button/button';
import { Alert } from '@/ui/feedback/alert';
import { Note } from '@/ui/layout/text';
import { usePasskeySupport } from '../second-factor/use-passkey-support';

const words = secondStep;

/** Keeps the place of the button, so that nothing moves when it comes. */
const Place = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[1.5]};
  min-height: ${({ theme }) => theme.size.touch};
`;

/** The way in without a password, where the browser has it. What it needs comes with the click. */
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
        /* webpackChunkName: "passkey-sign-in" */ './sign-in-with-passkey'
      );
      setProblem(await dispatch(signInWithPasskey()));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Place>
      {support !== null && support !== 'supported' && <Note>{words.noPasskeys[support]}</Note>}
      {support === 'supported' && (
        <Button icon={<Fingerprint size={18} />} loading={isBusy} onClick={() => void signIn()}>
          {words.passkeyLabel}
        </Button>
      )}
      {problem !== null && (
        <Alert tone="danger" title={words.passkeyFailureTitle}>
          {problem}
        </Alert>
      )}
    </Place>
  );
};
