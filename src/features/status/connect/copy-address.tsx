import { Check, Copy } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { copyIp } from '#messages/connect';
import { identity } from '#network/identity';
import { useCopy } from '@/hooks/use-copy';
import { Button, type ButtonProps } from '@/ui/button/button';
import { VisuallyHidden } from '@/ui/layout/text';
import { addressToasts, selectText } from './address-toasts';

/** Both texts in one place, so that nothing moves. */
const Place = styled.span`
  display: grid;

  & > * {
    grid-area: 1 / 1;
  }
`;
const Address = styled.span<{ $isCovered: boolean }>`
  overflow-wrap: anywhere;
  visibility: ${({ $isCovered }) => $isCovered && 'hidden'};
  -webkit-user-select: all;
  user-select: all;
`;

/** The network's address, which a press copies. It is selected if the clipboard is denied. */
export const CopyAddress = (look: Pick<ButtonProps, 'variant' | 'fullWidth' | 'className'>) => {
  const address = useRef<HTMLSpanElement>(null);
  const { copied, copy } = useCopy({
    onCopied: addressToasts.onCopied,
    onFailed: (value) => {
      selectText(address.current);
      addressToasts.onFailed(value);
    },
  });
  return (
    <>
      <Button
        {...look}
        icon={copied ? <Check size={18} /> : <Copy size={18} />}
        onClick={() => void copy(identity.address)}
      >
        <Place>
          <Address ref={address} translate="no" $isCovered={copied}>
            {identity.address}
          </Address>
          {copied && <span>{copyIp.copiedLabel}</span>}
        </Place>
        <VisuallyHidden>{copyIp.label}</VisuallyHidden>
      </Button>
      <VisuallyHidden role="status">{copied && copyIp.copiedLabel}</VisuallyHidden>
    </>
  );
};
