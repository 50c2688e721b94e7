import { styled } from 'styled-components';
import { leaderboardTrouble } from '#messages/leaderboard-parts';
import { Alert } from '@/ui/feedback/alert';

const Missing = styled(Alert)`
  margin-bottom: ${({ theme }) => theme.space[3]};
`;

const { withoutScript: texts } = leaderboardTrouble;

const WithoutScript = () => (
  <Missing tone="info" title={texts.title}>
    {texts.text}
  </Missing>
);

export default WithoutScript;
