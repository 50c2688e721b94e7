import { failureReason, outsideServices, serviceTexts } from '#messages/service-failures';
import { formatMoment } from '@/lib/format-date';
import { toFailure } from '@/store/failure';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { adminApi } from './admin-api';
import { HealthLine } from './health-line';

/** Time and reason of each outside service's last failure. */
export const ServiceLines = () => {
  const { data, error, isFetching, refetch } = adminApi.useGetServicesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (error)
    return (
      <li>
        <RetryAlert title={serviceTexts.failureTitle} loading={isFetching} onRetry={refetch}>
          {toFailure(error).message}
        </RetryAlert>
      </li>
    );
  return outsideServices().map(([service, name]) => {
    const failure = data?.failures.find((each) => each.service === service);
    const known = failure
      ? serviceTexts.last(formatMoment(failure.at), failureReason(failure.reason))
      : serviceTexts.none;
    return <HealthLine key={service} name={name} note={data ? known : serviceTexts.loading} />;
  });
};
