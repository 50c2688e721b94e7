import { render } from '@testing-library/react';
import * as drawings from './brand-drawings';
import { BrandMark } from './brand-mark';
import * as marks from './brand-marks';
import { outlineOf } from './pixel-icons/drawing';

const OUTLINE = /^(M\d+ \d+h\d+v\d+h-\d+z)+$/;

it.each(Object.entries(marks))('%s takes the color of the text and is silent', (_name, Mark) => {
  const { container } = render(<Mark />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelectorAll('path')).toHaveLength(1);
  expect(container.querySelector('path')).toHaveAttribute('fill', 'currentColor');
  expect(container.querySelector('path')).toHaveAttribute('d', expect.stringMatching(OUTLINE));
});

it.each(Object.entries(drawings))(
  '%s is drawn on 16 by 16 pixels, in as large as it is asked for',
  (_name, rows) => {
    expect(rows.map((row) => row.length)).toEqual(Array.from({ length: 16 }, () => 16));
    const { container } = render(<BrandMark outline={outlineOf(rows)} size={24} />);
    expect(container.querySelector('svg')).toHaveAttribute('width', '24');
    expect(container.querySelector('path')).toHaveAttribute('d', expect.stringMatching(OUTLINE));
  },
);
