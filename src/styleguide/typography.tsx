import { styled } from 'styled-components';
import { identity } from '#network/identity';
import { fontFamilies, fontSizes } from '@/theme/tokens';
import { ExternalLink } from '@/ui/button/external-link';
import { Heading } from '@/ui/layout/heading';
import { Note, Text, VisuallyHidden } from '@/ui/layout/text';
import { Verbatim } from '@/ui/layout/verbatim';
import { Example, linkStates, Row, Specimen } from './specimen';
import { keysOf } from './token-table';

const Line = styled.p<{ $size: keyof typeof fontSizes }>`
  overflow: hidden;
  font-size: ${({ theme, $size }) => theme.fontSize[$size]};
  line-height: 1.2;
  white-space: nowrap;
`;
const Face = styled.p<{ $family: keyof typeof fontFamilies }>`
  font-family: ${({ theme, $family }) => theme.fontFamily[$family]};
  font-size: ${({ theme }) => theme.fontSize.h2};
  font-weight: 600;
`;

const weights = [400, 500, 600, 700] as const;

export const Typography = () => (
  <>
    <Specimen name="theme.fontSize">
      {keysOf(fontSizes).map((name) => (
        <div key={name}>
          <Note>
            {name}: {fontSizes[name]}
          </Note>
          <Line $size={name}>Night in the overworld</Line>
        </div>
      ))}
    </Specimen>
    <Specimen name="theme.fontFamily">
      {keysOf(fontFamilies).map((name) => (
        <div key={name}>
          <Note>{name}</Note>
          <Face $family={name}>
            {name === 'figures' ? '0123456789 53/54 99.9%' : `${identity.name} Aa Gg Qq`}
          </Face>
        </div>
      ))}
    </Specimen>
    <Specimen name="Heading">
      <Heading level={1}>Level 1, the page’s title</Heading>
      <Heading level={2}>Level 2, a section’s title</Heading>
      <Heading level={3}>Level 3, a card’s title</Heading>
      <Heading level={2} color="grass">
        Level 2 in a color
      </Heading>
    </Specimen>
    <Specimen name="Text">
      <Text size="lead" color="muted">
        Lead: fast rounds, fair kits and a ladder that remembers you.
      </Text>
      <Text>Body: step through the portal and find out how good you are.</Text>
      <Note>Small: last updated today.</Note>
      <Row>
        {weights.map((weight) => (
          <Text key={weight} weight={weight}>
            Weight {weight}
          </Text>
        ))}
        <Text tabular>Tabular 1,111 2,000</Text>
      </Row>
    </Specimen>
    <Specimen name="ExternalLink">
      <Row>
        {linkStates.map((state) => (
          <Example key={state.label} {...state}>
            <ExternalLink href="https://example.org">Our forums</ExternalLink>
          </Example>
        ))}
      </Row>
    </Specimen>
    <Specimen name="Verbatim" note="Browsers that translate the page leave it as it is.">
      <Text>
        Join at <Verbatim>play.network.example</Verbatim>
      </Text>
    </Specimen>
    <Specimen name="VisuallyHidden" note="Only screen readers get the words between the marks.">
      <Text>
        “<VisuallyHidden>Hidden words</VisuallyHidden>”
      </Text>
    </Specimen>
  </>
);
