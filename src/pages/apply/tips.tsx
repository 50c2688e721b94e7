import { styled } from 'styled-components';
import type { Landing } from '@/contract/network/applications';
import { block } from '@/theme/mixins';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { Heading } from '@/ui/layout/heading';

const Box = styled.section`
  ${block('large')}
  --fill: ${({ theme }) => theme.color.sunken};
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[3]};

  ${({ theme }) => theme.media.medium} {
    padding: ${({ theme }) => theme.space[4]};
  }
`;
const List = styled.ol`
  display: grid;
  gap: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr);
    align-items: center;
    gap: ${({ theme }) => theme.space[2]};
  }
`;

export const Tips = ({ title, list }: NonNullable<Landing['tips']>) => (
  <Box aria-labelledby="tips">
    <Heading level={2} size="h3" id="tips">
      {title}
    </Heading>
    <List>
      {list.map(({ text, emblem }) => (
        <li key={text}>
          <PixelIcon name={emblem} size={32} />
          {text}
        </li>
      ))}
    </List>
  </Box>
);
