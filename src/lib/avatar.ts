import { identity } from '#network/identity';

/** The address of a picture, as one of the network's services has it. */
const pictureOf =
  (template: string) =>
  (name: string, size: number): string =>
    template.replaceAll('{name}', encodeURIComponent(name)).replaceAll('{size}', String(size));

const { head, portrait, drawn } = identity.avatars;

/** Addresses of pictures of people, by their name and a size in pixels. */
export const avatarOf = { head: pictureOf(head), portrait: pictureOf(portrait), drawn: pictureOf(drawn) };

/** Where they come from: origins, each once. */
export const avatarOrigins = (): string[] => [
  ...new Set(Object.values(identity.avatars).map((template) => new URL(template).origin)),
];
