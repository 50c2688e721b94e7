import { DataCard } from '@/features/accounts/own-account/data-card';
import { DashboardFrame } from './dashboard-frame';

const DataPage = () => (
  <DashboardFrame part="dashboardData">{(user) => <DataCard user={user} />}</DashboardFrame>
);

export default DataPage;
