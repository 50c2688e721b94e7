import { styled } from 'styled-components';

/** Around choices of which one is taken, without a look of its own. */
export const ChoiceSet = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
`;

/** What is chosen, in the look of a field's label. */
export const ChoiceLegend = styled.legend`
  padding: 0 0 ${({ theme }) => theme.space[0.5]};
  font-weight: 600;
`;
