import { styled } from 'styled-components';
import { copyIp } from '#messages/connect';
import { howToConnect } from '#messages/server-info';
import { identity } from '#network/identity';
import { CopyButton } from '@/ui/button/copy-button';
import { Card } from '@/ui/layout/card';
import { Note, Text, VisuallyHidden } from '@/ui/layout/text';
import { useNetworkStatus } from '../network-status';
import { addressToastsWith } from './address-toasts';

const Row = styled.div`
  display: grid;
  align-content: center;
  min-height: 100px;
  padding-block: ${({ theme }) => theme.space[1.5]};

  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  ${({ theme }) => theme.media.small} {
    grid-template-columns: 1fr auto;
    column-gap: ${({ theme }) => theme.space[2]};
  }
`;
/** Stays below the state even if there is room beside it, where each text would start elsewhere. */
const Hint = styled(Note)`
  grid-column: 1;
`;
/** Keeps the state in place, whatever text is below it. */
const State = styled(Row)`
  align-content: start;
`;
const Action = styled.dd`
  margin-top: ${({ theme }) => theme.space[1]};

  ${({ theme }) => theme.media.small} {
    grid-area: 1 / 2 / span 2;
    align-self: center;
    margin-top: 0;
  }
`;
/** Every address can be read and selected, even if the copy buttons fail. */
const Value = styled.dd`
  grid-column: 1;
  font-size: ${({ theme }) => theme.fontSize.lead};
  font-weight: 600;
  overflow-wrap: anywhere;
  -webkit-user-select: all;
  user-select: all;
`;

/** State of the network, with an explanation unless all is well. */
const StatusRow = () => {
  const { value, hint, color, isAllUp } = useNetworkStatus();
  return (
    <State>
      <Note as="dt">{howToConnect.status}</Note>
      <Value>
        <Text as="span" color={color}>
          {value}
        </Text>
      </Value>
      {!isAllUp && <Hint as="dd">{hint}</Hint>}
    </State>
  );
};

/** Addresses, version and state, with a button that copies each address. */
export const HowToConnect = () => (
  <Card as="section" aria-labelledby="how-to-connect">
    <Card.Title level={2} id="how-to-connect">
      {howToConnect.title}
    </Card.Title>
    <dl>
      {identity.addresses.map(({ label, address }) => (
        <Row key={label}>
          <Note as="dt">{label}</Note>
          <Value translate="no">{address}</Value>
          <Action>
            <CopyButton value={address} {...addressToastsWith(copyIp.addressCopied(label))}>
              {howToConnect.copy}
              <VisuallyHidden> {label}</VisuallyHidden>
            </CopyButton>
          </Action>
        </Row>
      ))}
      <Row>
        <Note as="dt">{howToConnect.version}</Note>
        <Value translate="no">{identity.versions}</Value>
      </Row>
      <StatusRow />
    </dl>
  </Card>
);
