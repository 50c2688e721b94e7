import { styled } from 'styled-components';
import type { SpecTier } from '@/contract/network/versions';
import type { ColorName } from '@/theme/tokens';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/layout/text';

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  height: 100%;
`;

const Figure = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[2]};
  margin-block: ${({ theme }) => theme.space[1]};
`;

const Bars = styled.svg<{ $color: ColorName }>`
  flex: none;
  fill: ${({ theme, $color }) => theme.color[$color]};
`;

const Facts = styled.dl`
  font-size: ${({ theme }) => theme.fontSize.small};

  & > div {
    padding-block: ${({ theme }) => theme.space[1]};
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
  & > div:first-child {
    padding-bottom: ${({ theme }) => theme.space[2]};
    border: 0;
  }
  & dt {
    color: ${({ theme }) => theme.color.muted};
  }
  & dd {
    font-weight: 600;
  }
  & > div:first-child dd {
    font-size: 2.25rem;
    font-weight: 800;
    line-height: 1.1;
    letter-spacing: -0.03em;
  }
`;

/** A bar of memory: a board, its chips, its contacts. */
const Bar = ({ index }: { index: number }) => (
  <path
    transform={`translate(${String(index * 20)} 0)`}
    fillRule="evenodd"
    d="M0 0h16v44h-2v4h-4v-4h-4v4h-4v-4h-2zM4 6h8v8h-8zM4 18h8v8h-8zM4 30h8v8h-8z"
  />
);

export const SpecTierCard = ({
  tier: { title, text, hue, bars, recommended, specs },
}: {
  tier: SpecTier;
}) => (
  <Root forwardedAs="article" accent={hue} padding={recommended ? 4 : 3}>
    <Figure>
      <Card.Title size="h2">{title}</Card.Title>
      {bars > 0 && (
        <Bars $color={hue} width={bars * 20 - 4} height={48} shapeRendering="crispEdges" aria-hidden="true">
          {Array.from({ length: bars }, (_, index) => (
            <Bar key={index} index={index} />
          ))}
        </Bars>
      )}
    </Figure>
    <Text color="muted">{text}</Text>
    <Facts>
      {specs.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  </Root>
);
