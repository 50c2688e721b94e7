import { SessionsCard } from '@/features/accounts/own-account/sessions-card';
import { DashboardFrame } from './dashboard-frame';

const SessionsPage = () => <DashboardFrame part="dashboardSessions">{() => <SessionsCard />}</DashboardFrame>;

export default SessionsPage;
