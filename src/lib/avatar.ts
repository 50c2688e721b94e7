import { identity } from '#network/identity';

/** Returns a function that fills in a picture's URL template. */
const pictureOf =
  (template: string) =>
  (name: string, size: number): string =>
    template.replaceAll('{name}', encodeURIComponent(name)).replaceAll('{size}', String(size));

const { head, portrait, drawn } = identity.avatars;

/** URLs of pictures of people, by name and size in pixels. */
export const avatarOf = { head: pictureOf(head), portrait: pictureOf(portrait), drawn: pictureOf(drawn) };

/** Returns the origins of the pictures, each once. */
export const avatarOrigins = (): string[] => [
  ...new Set(Object.values(identity.avatars).map((template) => new URL(template).origin)),
];
