import { styled } from 'styled-components';
import { pigments } from '@/theme/pigments';
import { palettes } from '@/theme/tokens';
import type { ColorName } from '@/theme/tokens';
import { Grid } from '@/ui/layout/grid';
import { Note, Text } from '@/ui/layout/text';
import { keysOf } from './keys-of';
import { Specimen } from './specimen';

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

export const Colors = () => (
  <>
    <Specimen name="theme.color" note="Each name with its value in the dark and in the light theme.">
      <Grid min="120px" columns={8} gap={2}>
        {keysOf(palettes.dark).map((name) => (
          <div key={name}>
            <Token $name={name} />
            <Text size="small" weight={600}>
              {name}
            </Text>
            <Note>
              {palettes.dark[name]}
              <br />
              {palettes.light[name]}
            </Note>
          </div>
        ))}
      </Grid>
    </Specimen>
    <Specimen name="pigments" note="For drawn pixels only, the same in both themes.">
      <Grid min="120px" columns={8} gap={2}>
        {keysOf(pigments).map((name) => (
          <div key={name}>
            <Pigment $name={name} />
            <Text size="small" weight={600}>
              {name}
            </Text>
            <Note>{pigments[name]}</Note>
          </div>
        ))}
      </Grid>
    </Specimen>
  </>
);
