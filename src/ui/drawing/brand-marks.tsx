import { discord, github, instagram, linkedin, youtube } from './brand-drawings';
import { BrandMark } from './brand-mark';
import { outlineOf } from './pixel-icons/drawing';

const mark = (rows: readonly string[]) => {
  const outline = outlineOf(rows);
  return ({ size }: { size?: number }) => <BrandMark outline={outline} size={size} />;
};

export const DiscordMark = mark(discord);
export const InstagramMark = mark(instagram);
export const YoutubeMark = mark(youtube);
export const GithubMark = mark(github);
export const LinkedinMark = mark(linkedin);
