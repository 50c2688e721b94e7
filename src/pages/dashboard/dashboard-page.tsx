import { styled } from 'styled-components';
import { ownAccount } from '#messages/own-account';
import { privatePages } from '#network/pages';
import { DataCard } from '@/features/accounts/own-account/data-card';
import { DetailsCard } from '@/features/accounts/own-account/details-card';
import { ProfileCard } from '@/features/accounts/own-account/profile-card';
import { SessionsCard } from '@/features/accounts/own-account/sessions-card';
import { PlayerCard } from '@/features/accounts/player/player-card';
import { PrivatePage } from '@/features/accounts/private-page';
import { FactorReminder } from '@/features/accounts/second-factor/factor-reminder';
import { PasskeysCard } from '@/features/accounts/second-factor/passkeys-card';
import { TwoStepCard } from '@/features/accounts/second-factor/two-step-card';
import { ConfirmationHost } from '@/features/admin/confirmation-host';
import { OwnApplicationsCard } from '@/features/applications/own-applications/own-applications-card';
import { OwnPlaces } from '@/features/leaderboards/players/own-places';
import { hasSubject } from '@/lib/subjects';
import { OwnStreak } from './own-streak';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[3]};
`;
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[3]};
  align-items: start;

  ${({ theme }) => theme.media.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :not(${Column}) {
      grid-column: 1 / -1;
    }
  }
`;

const DashboardPage = () => (
  <PrivatePage title={privatePages.dashboard.title} subtitle={ownAccount.subtitle}>
    {(user) => (
      <Layout key={user.id}>
        <ProfileCard user={user} />
        <FactorReminder user={user} />
        <PlayerCard user={user} />
        {hasSubject('voting') && <OwnStreak />}
        {hasSubject('leaderboards') && user.player && <OwnPlaces player={user.player} />}
        {hasSubject('applications') && <OwnApplicationsCard />}
        <Column>
          <DetailsCard user={user} />
          <TwoStepCard />
          <PasskeysCard />
        </Column>
        <Column>
          <SessionsCard />
          <DataCard user={user} />
        </Column>
        <ConfirmationHost user={user} />
      </Layout>
    )}
  </PrivatePage>
);

export default DashboardPage;
