import { identity } from '#network/identity';
import { isListedHere } from './listed-name';

afterEach(() => jest.restoreAllMocks());

test('a slogan among the players is no name, and names in letters of any alphabet are some', () => {
  jest.replaceProperty(identity, 'bedrock', { prefix: '*', spaces: 'kept' });
  for (const name of ['Steve', '.Steve', '*Cool Guy', 'Жанна', '小明', 'a'.repeat(16)])
    expect([name, isListedHere(name)]).toEqual([name, true]);
  const slogans = ['Welcome to us', 'Anonymous Player', 'play.example.org', 'Vote!', '-----', '', '+Gamer'];
  for (const text of slogans) expect([text, isListedHere(text)]).toEqual([text, false]);
});
