import { styled } from 'styled-components';
import { gameVersions, recommendedAlert, versionsPage } from '@/content/versions';
import { Alert } from '@/ui/feedback/alert';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { VersionCard } from './version-card';

const Strata = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(12, minmax(0, 1fr));

    & > li {
      grid-column: span 6;
    }
    & > li:first-child {
      grid-column: 1 / -1;
    }
    & > li:nth-child(6) {
      grid-column: span 7;
    }
    & > li:nth-child(7) {
      grid-column: span 5;
    }
  }
`;

/** Every version, newest on top, and which one to take. */
export const VersionsPanel = () => (
  <Stack gap={3}>
    <Alert tone="success" title={recommendedAlert.title}>
      {recommendedAlert.text}
    </Alert>
    <Text className="reading">{versionsPage.launcherNote}</Text>
    <Strata>
      {gameVersions.map((version) => (
        <li key={version.id}>
          <VersionCard version={version} />
        </li>
      ))}
    </Strata>
  </Stack>
);
