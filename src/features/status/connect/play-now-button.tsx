import { useState } from 'react';
import { styled } from 'styled-components';
import { copyIp, playButton } from '#messages/connect';
import { identity } from '#network/identity';
import { useCopy } from '@/hooks/use-copy';
import { Button } from '@/ui/button/button';
import { VisuallyHidden } from '@/ui/layout/text';
import { addressToasts } from './address-toasts';

/** Wide enough for each of its labels, so that nothing moves. */
const Steady = styled(Button)`
  min-width: 8.5rem;
`;

/** Copies the server's address, and says so on hover and focus. `describedBy` names the game mode. */
export const PlayNowButton = ({ describedBy }: { describedBy: string }) => {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const { copied, copy } = useCopy(addressToasts);
  const label = pointed || focused ? playButton.hoverLabel : playButton.label;
  return (
    <>
      <Steady
        variant="secondary"
        aria-describedby={describedBy}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onClick={() => void copy(identity.address)}
      >
        {copied ? copyIp.copiedLabel : label}
      </Steady>
      <VisuallyHidden role="status">{copied && copyIp.copiedLabel}</VisuallyHidden>
    </>
  );
};
