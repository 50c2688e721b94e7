import { styled } from 'styled-components';
import { modTypeLabels, type Mod } from '@/content/mods';

const List = styled.dl`
  display: flex;
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
    flex-direction: column;
    gap: ${({ theme }) => theme.space[0.5]};

    & > div {
      display: flex;
      justify-content: space-between;
    }
  }
`;

export const ModFacts = ({ mod: { version, size, type } }: { mod: Mod }) => (
  <List>
    <div>
      <dt>Version</dt>
      <dd>{version}</dd>
    </div>
    <div>
      <dt>Size</dt>
      <dd>{size}</dd>
    </div>
    <div>
      <dt>Type</dt>
      <dd>{modTypeLabels[type]}</dd>
    </div>
  </List>
);
