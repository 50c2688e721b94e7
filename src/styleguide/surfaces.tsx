import { Server, Users } from 'lucide-react';
import type { ColorName } from '@/theme/tokens';
import { Badge } from '@/ui/drawing/badge';
import { Card } from '@/ui/layout/card';
import { Grid } from '@/ui/layout/grid';
import { StatTile } from '@/ui/layout/stat-tile';
import { Text } from '@/ui/layout/text';
import { Example, Row, Specimen } from './specimen';

const hues: readonly ColorName[] = [
  'grass',
  'amber',
  'ember',
  'crimson',
  'diamond',
  'gold',
  'lapis',
  'amethyst',
  'danger',
];

const words = (
  <>
    <Card.Title>Card.Title</Card.Title>
    <Text color="muted">One subject, one block.</Text>
  </>
);

export const Surfaces = () => (
  <>
    <Specimen name="Card">
      <Grid>
        <Example label="Plain">
          <Card>{words}</Card>
        </Example>
        <Example label="Interactive, rest">
          <Card interactive>{words}</Card>
        </Example>
        <Example label="Interactive, hover" force={['hover']}>
          <Card interactive>{words}</Card>
        </Example>
        <Example label="Small padding">
          <Card padding={1.5}>{words}</Card>
        </Example>
        {hues.map((hue) => (
          <Example key={hue} label={`Accent ${hue}`}>
            <Card accent={hue}>{words}</Card>
          </Example>
        ))}
        <Example label="Accent, interactive, hover" force={['hover']}>
          <Card accent="diamond" interactive>
            {words}
          </Card>
        </Example>
        <Example label="Card.Body">
          <Card>
            <Card.Body>{words}</Card.Body>
          </Card>
        </Example>
        <Example label="Card.Section">
          <Card.Section id="card-section" title="A section of the page">
            <Text>Its heading is of level 2.</Text>
          </Card.Section>
        </Example>
      </Grid>
    </Specimen>
    <Specimen name="StatTile">
      <Grid min="160px">
        <StatTile label="Peak Players" value="200" />
        <StatTile label="Total Players" value="53/54" icon={<Users size={18} />} color="grass" />
        <StatTile label="Network" value="Online" hint="All systems operational" icon={<Server size={18} />} />
        <StatTile label="Waiting" value="–" hint="No answer since 18:40" color="amber" />
      </Grid>
    </Specimen>
    <Specimen name="Badge">
      <Row>
        <Badge>Neutral</Badge>
        <Badge color="grass" pulse>
          LIVE
        </Badge>
        <Badge icon={<Users size={14} />}>With an icon</Badge>
        {hues.map((hue) => (
          <Badge key={hue} color={hue}>
            {hue}
          </Badge>
        ))}
      </Row>
    </Specimen>
  </>
);
