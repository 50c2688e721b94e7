import { styled } from 'styled-components';
import type { BedrockSupport } from '@/contract/network/versions';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/layout/text';

const Root = styled(Card)`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.large} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${({ theme }) => theme.space[8]};
    align-items: center;
  }
`;

const Details = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[2]};

  & > svg {
    margin-inline-start: -12px;
  }
`;

const Facts = styled.dl`
  border: 2px dashed ${({ theme }) => theme.color.line};

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: ${({ theme }) => theme.space[1]};
    padding: ${({ theme }) => theme.space[2]};
  }
  & > div + div {
    border-top: 2px dashed ${({ theme }) => theme.color.line};
  }
  & dt {
    color: ${({ theme }) => theme.color.muted};
  }
  & dd {
    font-size: ${({ theme }) => theme.fontSize.lead};
    font-weight: 600;
  }
`;

/** Support of the other edition. */
export const BedrockPanel = ({ title, text, note, rows }: BedrockSupport) => (
  <Root forwardedAs="article" padding={4}>
    <Details>
      <PixelIcon name="portal" size={96} />
      <Card.Title size="h2">{title}</Card.Title>
      <Text color="muted" className="reading">
        {text}
      </Text>
      {note !== undefined && <Text weight={600}>{note}</Text>}
    </Details>
    <Facts>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  </Root>
);
