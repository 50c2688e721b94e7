import {
  Activity,
  Bell,
  BookOpen,
  Bug,
  CalendarDays,
  Check,
  Code,
  Coins,
  Crown,
  FileText,
  Gamepad2,
  Gift,
  Hammer,
  Headset,
  Heart,
  Mail,
  Map,
  MessagesSquare,
  Plug,
  Rocket,
  Scale,
  ScrollText,
  Server,
  Shield,
  Sparkles,
  Star,
  Store,
  Sword,
  Swords,
  Ticket,
  TriangleAlert,
  Trophy,
  Users,
  WandSparkles,
  Zap,
} from 'lucide-react';
import { ICON_SIZE } from './kept-drawing';

export const icons = {
  activity: Activity,
  alert: TriangleAlert,
  bell: Bell,
  book: BookOpen,
  bug: Bug,
  calendar: CalendarDays,
  chat: MessagesSquare,
  check: Check,
  code: Code,
  coins: Coins,
  crown: Crown,
  file: FileText,
  gamepad: Gamepad2,
  gift: Gift,
  hammer: Hammer,
  headset: Headset,
  heart: Heart,
  mail: Mail,
  map: Map,
  plug: Plug,
  rocket: Rocket,
  scale: Scale,
  scroll: ScrollText,
  server: Server,
  shield: Shield,
  shop: Store,
  sparkles: Sparkles,
  star: Star,
  sword: Sword,
  swords: Swords,
  ticket: Ticket,
  trophy: Trophy,
  users: Users,
  wand: WandSparkles,
  zap: Zap,
} as const;

export interface IconProps {
  name: keyof typeof icons;
  /** Side in pixels. */
  size?: number;
}

export const drawIcon = ({ name, size = ICON_SIZE }: IconProps) => {
  const Drawing = icons[name];
  return <Drawing size={size} />;
};
