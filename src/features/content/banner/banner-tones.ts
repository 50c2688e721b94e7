import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { BannerTone } from '@/contract/content-fields';
import type { ColorName } from '@/theme/tokens';

export const bannerTones = {
  info: { color: 'diamond', Icon: Info },
  good: { color: 'grass', Icon: CircleCheck },
  warning: { color: 'amber', Icon: TriangleAlert },
} as const satisfies Record<BannerTone, { color: ColorName; Icon: typeof Info }>;
