import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ownApplications } from '#messages/applications/own';
import type { OwnApplication } from '@/contract/own-applications';
import { toFailure } from '@/store/failure';
import { RetryAlert } from '@/ui/feedback/retry-alert';
import { Spinner } from '@/ui/feedback/spinner';
import { ApplicationAnswers } from '../application-answers';
import { ownApplicationsApi } from './own-applications-api';

const { answers: texts } = ownApplications.status;

const Summary = styled.summary`
  min-height: ${({ theme }) => theme.size.touch};
  padding-block: ${({ theme }) => theme.space[1]};
  font-weight: 600;
  cursor: pointer;
`;

export interface SentAnswersProps {
  application: Pick<OwnApplication, 'id' | 'position'>;
  /** Key of the private link; null for the account that sent it. */
  linkKey: string | null;
}

/** The answers of an application, loaded when they are opened. */
export const SentAnswers = ({ application: { id, position }, linkKey }: SentAnswersProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const byLink = ownApplicationsApi.useGetSentAnswersQuery(
    isOpen && linkKey !== null ? { id, key: linkKey } : skipToken,
  );
  const byAccount = ownApplicationsApi.useGetAnswersOfAccountQuery(
    isOpen && linkKey === null ? { id } : skipToken,
  );
  const { data, error, isFetching, refetch } = linkKey === null ? byAccount : byLink;
  const content = () => {
    if (data) return <ApplicationAnswers application={{ position, answers: data.answers }} />;
    if (!error) return <Spinner label={texts.loading} />;
    return (
      <RetryAlert title={texts.failed} loading={isFetching} onRetry={refetch}>
        {toFailure(error).message}
      </RetryAlert>
    );
  };
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <Summary>{texts.label}</Summary>
      {isOpen && content()}
    </details>
  );
};
