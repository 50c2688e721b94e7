import { styled } from 'styled-components';

/** Unstyled group of radio buttons. */
export const ChoiceSet = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
`;

/** Title of the group, styled like a field's label. */
export const ChoiceLegend = styled.legend`
  padding: 0 0 ${({ theme }) => theme.space[0.5]};
  font-weight: 600;
`;
