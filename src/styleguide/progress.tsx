import { Meter } from '@/ui/feedback/meter';
import { ProgressBar } from '@/ui/feedback/progress-bar';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Spinner } from '@/ui/feedback/spinner';
import { Card } from '@/ui/layout/card';
import { Grid } from '@/ui/layout/grid';
import { Stack } from '@/ui/layout/stack';
import { Example, Specimen } from './specimen';

const health = [
  { value: 20, color: 'grass' },
  { value: 12, color: 'amber' },
  { value: 3, color: 'danger' },
  { value: 0, color: 'muted' },
] as const;

const skeletons = (
  <Stack gap={1}>
    <Skeleton width="60%" height="1.5em" />
    <Skeleton />
    <Skeleton width="80%" />
  </Stack>
);

export const Progress = () => (
  <>
    <Specimen name="Meter">
      <Grid>
        {health.map(({ value, color }) => (
          <Meter
            key={value}
            label="Server Health"
            value={value}
            max={20}
            valueText={`${String(value)} / 20`}
            color={color}
          />
        ))}
      </Grid>
    </Specimen>
    <Specimen name="ProgressBar">
      <Grid>
        {[0, 40, 100].map((value) => (
          <Example key={value} label={`${String(value)} %`}>
            <ProgressBar label="Read" value={value} />
          </Example>
        ))}
      </Grid>
    </Specimen>
    <Specimen name="Spinner">
      <Spinner label="Fetching server status..." />
    </Specimen>
    <Specimen name="Skeleton">
      {skeletons}
      <Card>{skeletons}</Card>
    </Specimen>
  </>
);
