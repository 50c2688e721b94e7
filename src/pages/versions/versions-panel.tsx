import { styled } from 'styled-components';
import { versionTexts } from '#messages/versions';
import type { Versions } from '@/contract/network/versions';
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
    /* The last pair; who has no neighbour fills the row. */
    & > li:nth-last-child(2):nth-child(even) {
      grid-column: span 7;
    }
    & > li:last-child:nth-child(odd):not(:first-child) {
      grid-column: span 5;
    }
    & > li:last-child:nth-child(even) {
      grid-column: 1 / -1;
    }
  }
`;

/** Every version, newest on top, and a recommendation. */
export const VersionsPanel = ({ recommendation, launcher, versions }: Omit<Versions, 'support'>) => {
  const recommended = versions.find(({ status }) => status === 'recommended');
  return (
    <Stack gap={3}>
      {recommended && recommendation !== undefined && (
        <Alert tone="success" title={versionTexts.recommended(recommended.label)}>
          {recommendation}
        </Alert>
      )}
      <Text className="reading">{launcher.note}</Text>
      <Strata>
        {versions.map((version) => (
          <li key={version.label}>
            <VersionCard version={version} launcher={launcher.url} />
          </li>
        ))}
      </Strata>
    </Stack>
  );
};
