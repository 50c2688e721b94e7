import { styled } from 'styled-components';
import { Alert } from '@/ui/feedback/alert';

const Missing = styled(Alert)`
  margin-bottom: ${({ theme }) => theme.space[3]};
`;

const WithoutScript = () => (
  <Missing tone="info" title="The leaderboard needs JavaScript">
    Its figures come from the game servers while you watch.
  </Missing>
);

export default WithoutScript;
