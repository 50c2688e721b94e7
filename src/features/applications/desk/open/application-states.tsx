import { useState } from 'react';
import { styled } from 'styled-components';
import { applicationsDesk } from '#messages/applications/desk';
import type { ApplicationDetail } from '@/contract/application-desk';
import { APPLICATION_STATES, type ApplicationState } from '@/contract/applications';
import { toFailure } from '@/store/failure';
import { useAppDispatch } from '@/store/hooks';
import { tint } from '@/theme/mixins';
import type { ColorName } from '@/theme/tokens';
import { Button } from '@/ui/button/button';
import { notify } from '@/ui/feedback/toast';
import { applicationApi } from '../application-api';
import { deskStateTexts } from '../application-texts';
import { DecisionDialog, isDecision, type Decision } from './decision-dialog';

const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[0.5]};

  ${({ theme }) => theme.media.small} {
    gap: ${({ theme }) => theme.space[1]};
  }
`;
const Choice = styled(Button)<{ $color: ColorName }>`
  padding-inline: 0;
  font-size: 0.8125rem;

  ${({ theme }) => theme.media.small} {
    font-size: ${({ theme }) => theme.fontSize.body};
  }

  &[aria-pressed='true'] {
    --fill: ${({ theme, $color }) =>
      `linear-gradient(${tint(theme.color[$color], 20)} 0 0), ${theme.color.sunken}`};
    --edge: ${({ theme, $color }) => theme.color[$color]};
    --bevel: inset 0 -4px 0 ${({ theme, $color }) => theme.color[$color]};
    color: ${({ theme, $color }) => theme.color[$color]};
  }
`;

/** Sets any state from any other, so each step can be undone. The two that decide ask first. */
export const ApplicationStates = ({ application }: { application: ApplicationDetail }) => {
  const dispatch = useAppDispatch();
  const [deciding, setDeciding] = useState<Decision>();
  const choose = async (state: ApplicationState) => {
    if (state === application.state) return;
    if (isDecision(state)) {
      setDeciding(state);
      return;
    }
    const changes = { state };
    const { error } = await dispatch(
      applicationApi.endpoints.changeApplication.initiate({ application, changes }, { track: false }),
    );
    if (error)
      notify.error(applicationsDesk.decision.failureTitle, { description: toFailure(error).message });
  };
  return (
    <>
      <Group role="group" aria-label={applicationsDesk.filters.state}>
        {APPLICATION_STATES.map((state) => (
          <Choice
            key={state}
            $color={deskStateTexts[state].color}
            aria-pressed={state === application.state}
            onClick={() => void choose(state)}
          >
            {deskStateTexts[state].label}
          </Choice>
        ))}
      </Group>
      {deciding && (
        <DecisionDialog
          application={application}
          decision={deciding}
          onClose={() => setDeciding(undefined)}
        />
      )}
    </>
  );
};
