import { styled } from 'styled-components';
import { Text } from '@/ui/layout/text';

/** As somebody wrote it, line breaks and all, and never as markup. */
export const Written = styled(Text)`
  max-width: ${({ theme }) => theme.size.reading};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
