import { styled } from 'styled-components';
import { block } from '@/theme/mixins';
import { breakpoints, corners, durations, layers, sizes, space, type CornerName } from '@/theme/tokens';
import { Example, Row, Specimen } from './specimen';
import { keysOf, TokenTable } from './token-table';

const Bar = styled.svg`
  height: ${({ theme }) => theme.space[2]};
  fill: ${({ theme }) => theme.color.grass};
`;
const Clipped = styled.div<{ $corner: CornerName }>`
  width: 96px;
  height: 64px;
  clip-path: ${({ theme, $corner }) => theme.corner[$corner]};
  background: ${({ theme }) => theme.color.lineStrong};
`;
const Block = styled.div<{ $corner: 'small' | 'large' }>`
  ${({ $corner }) => block($corner)}
  width: 128px;
  height: 64px;
`;

const written = (table: Record<string, string | number>) =>
  Object.entries(table).map(([name, value]) => [name, String(value)] as const);

export const Measures = () => (
  <>
    <Specimen name="theme.space">
      <TokenTable
        tokens={Object.entries(space).sort(([one], [other]) => Number(one) - Number(other))}
        sample={(_, value) => (
          <Bar width={value} aria-hidden="true">
            <rect width="100%" height="100%" />
          </Bar>
        )}
      />
    </Specimen>
    <Specimen name="theme.corner">
      <Row>
        {keysOf(corners).map((name) => (
          <Example key={name} label={name}>
            <Clipped $corner={name} />
          </Example>
        ))}
        {(['small', 'large'] as const).map((corner) => (
          <Example key={corner} label={`block, ${corner}`}>
            <Block $corner={corner} />
          </Example>
        ))}
      </Row>
    </Specimen>
    <Specimen name="theme.size">
      <TokenTable tokens={written(sizes)} />
    </Specimen>
    <Specimen name="theme.media" note="From this width upwards, in pixels.">
      <TokenTable tokens={written(breakpoints)} />
    </Specimen>
    <Specimen name="theme.duration">
      <TokenTable tokens={written(durations)} />
    </Specimen>
    <Specimen name="theme.layer">
      <TokenTable tokens={written(layers)} />
    </Specimen>
  </>
);
