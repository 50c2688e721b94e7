import { domAnimation, LazyMotion, m, MotionConfig } from 'framer-motion';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { connectDialog, copyIp } from '#messages/connect';
import { promises } from '#network/connect';
import { identity } from '#network/identity';
import { block } from '@/theme/mixins';
import { CopyButton } from '@/ui/button/copy-button';
import { Dialog } from '@/ui/dialog/dialog';
import { Icon } from '@/ui/drawing/icon';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { addressToasts, selectText } from './address-toasts';
import { ConnectStatus } from './connect-status';

const AddressBar = styled.div`
  ${block('small')}
  --fill: ${({ theme }) => theme.color.sunken};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[1]};
  padding: ${({ theme }) => theme.space[1]};
  padding-inline-start: ${({ theme }) => theme.space[2]};
`;
const Address = styled.strong.attrs({ translate: 'no' })`
  flex: 99 1 12rem;
  font-size: ${({ theme }) => theme.fontSize.lead};
  overflow-wrap: anywhere;
  -webkit-user-select: all;
  user-select: all;
`;
const Steady = styled(CopyButton)`
  flex: 1 0 8.5rem;
`;
const Features = styled(m.ul)`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${({ theme }) => theme.space[1]};
`;
const Feature = styled(m.li)`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[1]};
  font-weight: 500;

  svg {
    flex: none;
    color: ${({ theme }) => theme.color.amber};
  }
`;

/**
 * One after the other, 40 ms apart. Only positions are animated, so nothing is half visible with reduced
 * motion.
 */
const row = { shown: { transition: { staggerChildren: 0.04 } } };
const rise = { hidden: { y: 12 }, shown: { y: 0, transition: { duration: 0.25 } } };

/** Two steps to join, with the address to copy, then the state of the network and its promises. */
export const ConnectDialog = ({ onClose }: { onClose: () => void }) => {
  const [openList, address] = connectDialog.steps;
  const addressRef = useRef<HTMLElement>(null);
  return (
    <Dialog open onClose={onClose} title={connectDialog.title}>
      <Dialog.Body>
        <Text color="muted">{connectDialog.text}</Text>
        <Stack gap={1}>
          <Heading level={3}>{openList.title}</Heading>
          <Text>{openList.text}</Text>
        </Stack>
        <Stack gap={1}>
          <Heading level={3}>{address.title}</Heading>
          <Text>{address.text}</Text>
          <AddressBar>
            <Address ref={addressRef}>{identity.address}</Address>
            <Steady
              variant="primary"
              value={identity.address}
              copiedLabel={copyIp.copiedLabel}
              onCopied={addressToasts.onCopied}
              onFailed={(value) => {
                selectText(addressRef.current);
                addressToasts.onFailed(value);
              }}
              data-autofocus
            >
              {copyIp.label}
            </Steady>
          </AddressBar>
        </Stack>
        <ConnectStatus />
        <MotionConfig reducedMotion="user">
          <LazyMotion features={domAnimation} strict>
            <Features variants={row} initial="hidden" animate="shown">
              {promises.map(({ label, icon }) => (
                <Feature key={label} variants={rise}>
                  <Icon name={icon} />
                  {label}
                </Feature>
              ))}
            </Features>
          </LazyMotion>
        </MotionConfig>
      </Dialog.Body>
    </Dialog>
  );
};
