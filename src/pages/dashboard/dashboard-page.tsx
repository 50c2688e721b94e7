import { DetailsCard } from '@/features/accounts/own-account/details-card';
import { ProfileCard } from '@/features/accounts/own-account/profile-card';
import { PlayerCard } from '@/features/accounts/player/player-card';
import { FactorReminder } from '@/features/accounts/second-factor/factor-reminder';
import { OwnApplicationsCard } from '@/features/applications/own-applications/own-applications-card';
import { OwnPlaces } from '@/features/leaderboards/players/own-places';
import { hasSubject } from '@/lib/subjects';
import { DashboardFrame } from './dashboard-frame';
import { OwnStreak } from './own-streak';

const DashboardPage = () => (
  <DashboardFrame part="dashboard">
    {(user) => (
      <>
        <ProfileCard user={user} />
        <FactorReminder user={user} />
        <PlayerCard user={user} />
        {hasSubject('voting') && <OwnStreak />}
        {hasSubject('leaderboards') && user.player && <OwnPlaces player={user.player} />}
        {hasSubject('applications') && <OwnApplicationsCard />}
        <DetailsCard user={user} />
      </>
    )}
  </DashboardFrame>
);

export default DashboardPage;
