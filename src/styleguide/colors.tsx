import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { pigments } from '@/theme/pigments';
import { palettes, type ColorName } from '@/theme/tokens';
import { Grid } from '@/ui/layout/grid';
import { Note, Text } from '@/ui/layout/text';
import { Specimen } from './specimen';
import { keysOf } from './token-table';

const Patch = styled.div`
  height: 56px;
  margin-bottom: ${({ theme }) => theme.space[1]};
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
`;
const Token = styled(Patch)<{ $name: ColorName }>`
  background: ${({ theme, $name }) => theme.color[$name]};
`;
const Pigment = styled(Patch)<{ $name: keyof typeof pigments }>`
  background: ${({ $name }) => pigments[$name]};
`;

interface SwatchesProps<Name extends string> {
  names: readonly Name[];
  patch: (name: Name) => ReactNode;
  values: (name: Name) => ReactNode;
}

const Swatches = <Name extends string>({ names, patch, values }: SwatchesProps<Name>) => (
  <Grid min="120px" columns={8} gap={2}>
    {names.map((name) => (
      <div key={name}>
        {patch(name)}
        <Text size="small" weight={600}>
          {name}
        </Text>
        <Note>{values(name)}</Note>
      </div>
    ))}
  </Grid>
);

export const Colors = () => (
  <>
    <Specimen name="theme.color" note="Each name with its value in the dark and in the light theme.">
      <Swatches
        names={keysOf(palettes.dark)}
        patch={(name) => <Token $name={name} />}
        values={(name) => (
          <>
            {palettes.dark[name]}
            <br />
            {palettes.light[name]}
          </>
        )}
      />
    </Specimen>
    <Specimen name="pigments" note="For drawn pixels only, the same in both themes.">
      <Swatches
        names={keysOf(pigments)}
        patch={(name) => <Pigment $name={name} />}
        values={(name) => pigments[name]}
      />
    </Specimen>
  </>
);
