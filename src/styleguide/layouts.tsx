import { styled } from 'styled-components';
import { Button } from '@/ui/button/button';
import { Bullets } from '@/ui/layout/bullets';
import { Columns, Grid } from '@/ui/layout/grid';
import { PageHeader } from '@/ui/layout/page-header';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/layout/text';
import { Example, Specimen } from './specimen';

const Brick = styled.div`
  min-width: 64px;
  height: 40px;
  background: ${({ theme }) => theme.color.raised};
  clip-path: ${({ theme }) => theme.corner.small};
`;
const Outlined = styled(Section)`
  outline: 1px dashed ${({ theme }) => theme.color.lineStrong};
`;
const bricks = ['one', 'two', 'three', 'four', 'five'].map((name) => <Brick key={name} />);

export const Layouts = () => (
  <>
    <Specimen name="PageHeader">
      <PageHeader title="Server Status" subtitle="Check out our server status and how to connect.">
        <Stack direction="row">
          <Button variant="primary">Play now</Button>
        </Stack>
      </PageHeader>
    </Specimen>
    <Specimen name="Section">
      <Outlined>
        <Text>As wide as the page</Text>
      </Outlined>
      <Outlined width="reading">
        <Text>As wide as a text to read</Text>
      </Outlined>
    </Specimen>
    <Specimen name="Stack">
      <Example label="Column">
        <Stack gap={1}>{bricks.slice(0, 3)}</Stack>
      </Example>
      <Example label="Row that wraps">
        <Stack direction="row" wrap gap={1}>
          {bricks}
        </Stack>
      </Example>
    </Specimen>
    <Specimen name="Bullets">
      <Bullets items={['Build freely', 'Keep what you find']} />
    </Specimen>
    <Specimen name="Grid">
      <Example label="At most 3 columns of at least 120 px">
        <Grid min="120px" columns={3} gap={1}>
          {bricks}
        </Grid>
      </Example>
      <Example label="Columns, one of them wider">
        <Columns template="1fr 2fr" gap={1}>
          {bricks.slice(0, 2)}
        </Columns>
      </Example>
    </Specimen>
  </>
);
