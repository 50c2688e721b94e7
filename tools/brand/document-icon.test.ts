import { documentIcon } from './document-icon';

it('a small drawing lies in the document', () => {
  expect(documentIcon('<svg fill="#fff"/>')).toEqual({
    href: 'data:image/svg+xml,%3Csvg%20fill%3D%22%23fff%22%2F%3E',
    type: 'image/svg+xml',
  });
});

it('a large drawing, and a bitmap, are files', () => {
  expect(documentIcon('<'.repeat(2_000)).href).toBe('/favicon.svg');
  expect(documentIcon(null).href).toBe('/icons/icon-192.png');
});
