import { storyPictureAddress } from './story-picture';

const story = { slug: 'a-story', title: 'A story', art: 'tower' };

test('the address of a story’s picture lies below the story’s own', () => {
  expect(storyPictureAddress(story)).toMatch(/^\/news\/a-story\/picture\.jpg\?v=[\da-z]+$/);
});

test('it is another one for another title or another art, and no other', () => {
  const same = storyPictureAddress({ ...story });
  const others = [
    { ...story, title: 'A story!' },
    { ...story, title: 'История' },
    { ...story, art: 'islands' },
  ].map(storyPictureAddress);
  expect(same).toBe(storyPictureAddress(story));
  expect(new Set([same, ...others]).size).toBe(4);
});
