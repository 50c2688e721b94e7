import { styled } from 'styled-components';
import { motionOk, tint } from '@/theme/mixins';

const Root = styled.span<{ $width: string; $height: string }>`
  display: block;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height }) => $height};
  clip-path: ${({ theme }) => theme.corner.small};
  background: ${({ theme }) => tint(theme.color.lineStrong, 24)};

  ${motionOk} {
    animation: breathe 1.6s steps(8) infinite;
  }
`;

export interface SkeletonProps {
  /** CSS size of the content to come. */
  width?: string;
  height?: string;
}

/**
 * Placeholder of content that is loading. Hidden from screen readers, because loading is announced elsewhere.
 */
export const Skeleton = ({ width = '100%', height = '1em' }: SkeletonProps) => (
  <Root $width={width} $height={height} aria-hidden="true" />
);
