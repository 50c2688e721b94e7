import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { secondFactor } from '@/messages/en/second-factor';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/button/copy-button';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { saveText } from '@/ui/save-file';

const { codes: words } = secondFactor;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${({ theme }) => theme.space[1]};
  padding: 0;
  list-style: none;
  font-family: monospace;
  font-size: ${({ theme }) => theme.fontSize.body};
`;

export interface RecoveryCodesProps {
  codes: readonly string[];
  /** Their owner has put them somewhere. */
  onKept: () => void;
}

/** Shows recovery codes once. The keyboard is led to them, so that a screen reader tells of them at once. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <Stack gap={1.5}>
      <Heading level={3} size="body" ref={title} tabIndex={-1}>
        {words.title}
      </Heading>
      <Text>{words.text}</Text>
      <List translate="no" aria-label={words.listLabel}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Stack direction="row" gap={1} wrap>
        <CopyButton value={text}>{words.copyLabel}</CopyButton>
        <Button
          icon={<Download size={18} />}
          onClick={() => saveText(`${words.fileHead}\n\n${text}\n`, words.fileName)}
        >
          {words.downloadLabel}
        </Button>
        <Button variant="primary" onClick={onKept}>
          {words.keptLabel}
        </Button>
      </Stack>
    </Stack>
  );
};
