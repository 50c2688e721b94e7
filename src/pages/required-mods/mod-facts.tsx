import { styled } from 'styled-components';
import { modTexts } from '#messages/mods';
import type { Mod } from '@/contract/network/mods';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[3]};
  margin-bottom: ${({ theme }) => theme.space[2]};
  font-size: ${({ theme }) => theme.fontSize.small};

  & dt {
    color: ${({ theme }) => theme.color.muted};
  }
  & dd {
    font-weight: 600;
  }
  @container (min-width: 52rem) {
    flex-flow: column;
    gap: ${({ theme }) => theme.space[0.5]};

    & > div {
      display: flex;
      justify-content: space-between;
    }
  }
`;

interface ModFactsProps {
  mod: Mod;
  /** The title of its group. */
  type: string;
}

export const ModFacts = ({ mod: { version, size }, type }: ModFactsProps) => (
  <List>
    <div>
      <dt>{modTexts.version}</dt>
      <dd>{version}</dd>
    </div>
    {size !== undefined && (
      <div>
        <dt>{modTexts.size}</dt>
        <dd>{size}</dd>
      </div>
    )}
    <div>
      <dt>{modTexts.type}</dt>
      <dd>{type}</dd>
    </div>
  </List>
);
