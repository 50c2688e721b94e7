import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { secondFactor } from '#messages/second-factor';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/button/copy-button';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { saveText } from '@/ui/save-file';

const { codes: texts } = secondFactor;

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
  /** Called once the user says that they are saved. */
  onKept: () => void;
}

/** Shows recovery codes once. They get focus, so that screen readers announce them at once. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <Stack gap={1.5}>
      <Heading level={3} size="body" ref={title} tabIndex={-1}>
        {texts.title}
      </Heading>
      <Text>{texts.text}</Text>
      <List translate="no" aria-label={texts.listLabel}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Stack direction="row" gap={1} wrap>
        <CopyButton value={text}>{texts.copyLabel}</CopyButton>
        <Button
          icon={<Download size={18} />}
          onClick={() => saveText(`${texts.fileHead}\n\n${text}\n`, texts.fileName)}
        >
          {texts.downloadLabel}
        </Button>
        <Button variant="primary" onClick={onKept}>
          {texts.keptLabel}
        </Button>
      </Stack>
    </Stack>
  );
};
