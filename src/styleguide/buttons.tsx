import { Rocket } from 'lucide-react';
import { Button, ButtonLink } from '@/ui/button/button';
import { CopyButton } from '@/ui/button/copy-button';
import { Stack } from '@/ui/layout/stack';
import { Example, linkStates, Row, Specimen } from './specimen';

const variants = ['primary', 'danger', 'secondary', 'quiet'] as const;
const states: typeof linkStates = [...linkStates, { label: 'Pressed', force: ['hover', 'active'] }];
const icon = <Rocket size={18} />;

export const Buttons = () => (
  <>
    <Specimen name="Button">
      {variants.map((variant) => (
        <Row key={variant}>
          {states.map((state) => (
            <Example key={state.label} {...state}>
              <Button variant={variant}>Play now</Button>
            </Example>
          ))}
          <Example label="Loading">
            <Button variant={variant} loading>
              Sending
            </Button>
          </Example>
          <Example label="Disabled">
            <Button variant={variant} disabled>
              Play now
            </Button>
          </Example>
          <Example label="Icon">
            <Button variant={variant} icon={icon}>
              Play now
            </Button>
          </Example>
          <Example label="Icon only">
            <Button variant={variant} icon={icon} aria-label="Play now" />
          </Example>
          <Example label="Large">
            <Button variant={variant} size="large">
              Play now
            </Button>
          </Example>
        </Row>
      ))}
      <Example label="Full width">
        <Button variant="primary" fullWidth>
          Play now
        </Button>
      </Example>
    </Specimen>
    <Specimen name="ButtonLink">
      <Stack gap={2}>
        {[{ to: '/' }, { href: 'https://example.org' }].map((target) => (
          <Row key={Object.keys(target).join()}>
            {states.map(({ label, ...state }) => (
              <Example key={label} label={label} {...state}>
                <ButtonLink {...target} variant="secondary">
                  {'to' in target ? 'Within the site' : 'Another site'}
                </ButtonLink>
              </Example>
            ))}
          </Row>
        ))}
      </Stack>
    </Specimen>
    <Specimen name="CopyButton" note="Press one: it says Copied! for three seconds.">
      <Row>
        <CopyButton value="copied from the style guide">Copy IP</CopyButton>
        <CopyButton value="copied from the style guide" variant="primary">
          Copy IP
        </CopyButton>
      </Row>
    </Specimen>
  </>
);
