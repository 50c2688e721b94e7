import { styled } from 'styled-components';
import { Text } from '@/ui/layout/text';

const Value = styled(Text)`
  letter-spacing: -0.02em;
  line-height: 1.2;
`;

/** A figure above its label. */
export const Stat = ({ value, label }: { value: string; label: string }) => (
  <>
    <Value size="h2" weight={700}>
      {value}
    </Value>
    <Text color="muted">{label}</Text>
  </>
);
