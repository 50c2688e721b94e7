import type { ComponentType } from 'react';
import { sectionKinds, stats } from '#network/home';
import type { HomeSectionKind } from '@/contract/network/home';
import { island } from '@/hydration/island';
import { Hero } from './hero';
import { StatTiles } from './stat-tiles';

const below = () => import(/* webpackChunkName: "home-below" */ './below');
const whenSeen = { until: 'seen' } as const;

const sections: Record<HomeSectionKind, ComponentType> = {
  news: island(async () => ({ default: (await below()).News }), whenSeen),
  modes: island(async () => ({ default: (await below()).Modes }), whenSeen),
  events: island(async () => ({ default: (await below()).Events }), whenSeen),
  features: island(async () => ({ default: (await below()).Features }), whenSeen),
  community: island(async () => ({ default: (await below()).Community }), whenSeen),
  closing: island(async () => ({ default: (await below()).ClosingBand }), whenSeen),
};

const HomePage = () => (
  <>
    <Hero />
    {stats.length > 0 && <StatTiles />}
    {sectionKinds.map((kind) => {
      const Section = sections[kind];
      return <Section key={kind} />;
    })}
  </>
);

export default HomePage;
