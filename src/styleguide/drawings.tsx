import { styled } from 'styled-components';
import { identity } from '#network/identity';
import { logo } from '#network/theme';
import { Avatar } from '@/ui/drawing/avatar';
import * as brandDrawings from '@/ui/drawing/brand-drawings';
import { BrandMark } from '@/ui/drawing/brand-mark';
import { Icon } from '@/ui/drawing/icon';
import { icons } from '@/ui/drawing/icon-set';
import { Logo } from '@/ui/drawing/logo';
import { PixelFace } from '@/ui/drawing/pixel-face';
import { PixelIcon } from '@/ui/drawing/pixel-icon';
import { drawings } from '@/ui/drawing/pixel-icon-set';
import { outlineOf } from '@/ui/drawing/pixel-icons/drawing';
import { TracedDrawing } from '@/ui/drawing/traced-drawing';
import { Grid } from '@/ui/layout/grid';
import { Example, Row, Specimen } from './specimen';
import { keysOf } from './token-table';

const players = ['Notch', 'jeb_', 'Steve', 'Alex', 'Luna', 'Moss', 'Ember99', 'Zed', 'Ava', 'Finn'];
/** A picture that never loads. */
const broken = 'data:,';

const Face = styled.div`
  width: 64px;
  height: 64px;
`;

export const Drawings = () => (
  <>
    <Specimen name="Logo">
      <Row>
        <Logo name={identity.name} />
        <Logo name={identity.name} size={48} />
      </Row>
    </Specimen>
    <Specimen name="PixelIcon">
      <Grid min="160px" columns={6}>
        {keysOf(drawings).map((name) => (
          <Example key={name} label={name}>
            <Row>
              <PixelIcon name={name} size={64} />
              <PixelIcon name={name} size={32} />
              <PixelIcon name={name} size={16} />
            </Row>
          </Example>
        ))}
      </Grid>
    </Specimen>
    <Specimen name="TracedDrawing">
      <Row>
        <TracedDrawing drawing={logo} />
        <TracedDrawing drawing={logo} size={64} />
      </Row>
    </Specimen>
    <Specimen name="Icon">
      <Grid min="72px" columns={12}>
        {keysOf(icons).map((name) => (
          <Example key={name} label={name}>
            <Icon name={name} size={24} />
          </Example>
        ))}
      </Grid>
    </Specimen>
    <Specimen name="BrandMark">
      <Grid min="72px" columns={12}>
        {Object.entries(brandDrawings).map(([name, rows]) => (
          <Example key={name} label={name}>
            <BrandMark outline={outlineOf(rows)} size={24} />
          </Example>
        ))}
      </Grid>
    </Specimen>
    <Specimen name="Avatar">
      <Row>
        <Example label="With a picture">
          <Avatar name="Steve" src="/favicon.svg" size={64} />
        </Example>
        {[16, 24, 32, 40, 64, 128].map((size) => (
          <Example key={size} label={`${String(size)} px, failed`}>
            <Avatar name="Steve" src={broken} size={size} />
          </Example>
        ))}
      </Row>
    </Specimen>
    <Specimen name="PixelFace">
      <Row>
        {players.map((name) => (
          <Example key={name} label={name}>
            <Face>
              <PixelFace name={name} />
            </Face>
          </Example>
        ))}
      </Row>
    </Specimen>
  </>
);
