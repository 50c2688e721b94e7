import { render } from '@testing-library/react';
import * as marks from './brand-marks';

it.each(Object.entries(marks))('%s takes the colour of the text and is silent', (_name, Mark) => {
  const { container } = render(<Mark />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('path')).toHaveLength(1);
  expect(container.querySelector('path')).toHaveAttribute('fill', 'currentColor');
  expect(container.querySelector('path')).toHaveAttribute(
    'd',
    expect.stringMatching(/^(M\d+ \d+h\d+v\d+h-\d+z)+$/),
  );
});
