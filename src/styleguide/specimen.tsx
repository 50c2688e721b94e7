import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '@/ui/layout/heading';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import type { ForcedState } from './forced-states';

export interface SpecimenProps {
  /** Name in code. */
  name: string;
  note?: ReactNode;
  children: ReactNode;
}

/** One primitive or one table of tokens, with its name above. */
export const Specimen = ({ name, note, children }: SpecimenProps) => (
  <Stack gap={2}>
    <div>
      <Heading level={3}>{name}</Heading>
      {note !== undefined && <Text color="muted">{note}</Text>}
    </div>
    {children}
  </Stack>
);

const Figure = styled.figure`
  min-width: 0;
`;
const Caption = styled.figcaption`
  margin-top: ${({ theme }) => theme.space[0.5]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.fontSize.small};
`;

export interface ExampleProps {
  label: string;
  /** States to hold the contents in. */
  force?: readonly ForcedState[];
  children: ReactNode;
}

/** Pointer and keyboard states of a link, a question or a tab. */
export const linkStates: { label: string; force?: ForcedState[] }[] = [
  { label: 'Rest' },
  { label: 'Hover', force: ['hover'] },
  { label: 'Focus', force: ['focus'] },
];

/** One state of a primitive, with its name below. */
export const Example = ({ label, force, children }: ExampleProps) => (
  <Figure>
    <div data-force={force?.join(' ')}>{children}</div>
    <Caption>{label}</Caption>
  </Figure>
);

export interface RowProps {
  /** Aligns the row to the end of the line, for a control that opens a panel towards its start. */
  atEnd?: boolean;
  children: ReactNode;
}

/** Small examples in a row that wraps. */
export const Row = ({ atEnd = false, children }: RowProps) => (
  <Stack direction="row" wrap gap={2} align="flex-end" justify={atEnd ? 'flex-end' : 'flex-start'}>
    {children}
  </Stack>
);
