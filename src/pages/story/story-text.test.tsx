import { fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { MemoryRouter } from '../../../test/support/browser/memory-router';
import { StoryText } from './story-page';

const Address = () => {
  const { pathname, hash } = useLocation();
  return <output>{pathname + hash}</output>;
};

/** Hydrates a document whose text has a link. */
const hydrate = (target: string) => {
  const container = document.createElement('div');
  container.innerHTML = `<div id="story-text"><a href="${target}">here</a></div><output>/news/opening</output>`;
  document.body.append(container);
  render(
    <MemoryRouter at="/news/opening">
      <StoryText text="" />
      <Address />
    </MemoryRouter>,
    { container, hydrate: true },
  );
};

/** True if the app follows the link itself instead of the browser. */
const isFollowed = (): boolean => {
  let followed = false;
  const look = (event: MouseEvent) => {
    followed = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent.click(screen.getByRole('link'));
  return followed;
};

it.each(['/rules#chat', '/news/finals'])('follows a link to %s without loading a document', (target) => {
  hydrate(target);
  expect(isFollowed()).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent(target);
});

it.each(['/feed.xml', '/news/finals/picture.jpg', 'https://example.org/rules'])(
  'leaves a link to %s to the browser',
  (target) => {
    hydrate(target);
    expect(isFollowed()).toBe(false);
    expect(screen.getByRole('status')).toHaveTextContent('/news/opening');
  },
);
