import { PrerenderedMarkdown } from '@/features/content/markdown/prerendered-markdown';

/** The text of a story, in Markdown. */
export const StoryText = ({ text }: { text: string }) => <PrerenderedMarkdown id="story-text" text={text} />;
