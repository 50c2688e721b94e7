import { fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '../../../test/support/browser/render';
import { Avatar } from './avatar';

const drawing = (container: HTMLElement) => container.querySelector('svg')?.outerHTML;

test('has its box from the start and loads its picture late', () => {
  renderWithProviders(<Avatar src="https://heads.example/Steve" size={40} name="Steve" alt="Steve" />);
  const image = screen.getByRole('img', { name: 'Steve' });
  expect(image).toHaveAttribute('width', '40');
  expect(image).toHaveAttribute('height', '40');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('shows a drawn face under the same name when the picture does not load', () => {
  const { container } = renderWithProviders(<Avatar src="/none.png" size={40} name="Steve" alt="Steve" />);
  fireEvent.error(screen.getByRole('img', { name: 'Steve' }));
  expect(container.querySelector('img')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Steve' })).toBeInTheDocument();
  expect(drawing(container)).toBeDefined();
});

test('tries again when it gets another picture', () => {
  const { container, rerender } = renderWithProviders(<Avatar src="/none.png" size={40} name="Steve" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  rerender(<Avatar src="/other.png" size={40} name="Steve" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/other.png');
});

test('is silent where the name stands beside it', () => {
  renderWithProviders(<Avatar src="/none.png" size={40} name="Steve" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('draws the same face for the same name, whatever its case, and others for other names', () => {
  const faceOf = (name: string) =>
    drawing(renderWithProviders(<Avatar src="/none.png" size={40} name={name} />).container);
  expect(faceOf('Notch')).toBe(faceOf('notch'));
  const names = Array.from({ length: 40 }, (_, index) => `player_${String(index)}`);
  expect(new Set(names.map(faceOf)).size).toBeGreaterThan(30);
});

test('hides the drawn face behind a picture that is there, which may be see-through', () => {
  const { container } = renderWithProviders(<Avatar src="/head.png" size={40} name="Steve" />);
  expect(drawing(container)).toBeDefined();
  fireEvent.load(container.querySelector('img') as HTMLImageElement);
  expect(drawing(container)).toBeUndefined();
});
