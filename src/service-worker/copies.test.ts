import { showKept } from './copies';

const page =
  '<section hidden="" aria-labelledby="kept"><ul>' +
  '<li hidden=""><a href="/" class="a">Home</a></li><li hidden=""><a href="/rules" class="a">Rules</a></li>' +
  '</ul></section>';

test('the offline page links the stored pages, and no other ones', () => {
  expect(showKept(page, ['/rules', '/news/a-story'])).toBe(
    '<section aria-labelledby="kept"><ul>' +
      '<li hidden=""><a href="/" class="a">Home</a></li><li><a href="/rules" class="a">Rules</a></li>' +
      '</ul></section>',
  );
});

test('its list stays hidden without a stored page', () => {
  expect(showKept(page, [])).toBe(page);
});
