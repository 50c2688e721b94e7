import { island } from '@/ui/layout/island';
import { Hero } from './hero';
import { StatTiles } from './stat-tiles';

const below = () => import(/* webpackChunkName: "home-below" */ './below');
const whenSeen = { until: 'seen' } as const;

const News = island(async () => ({ default: (await below()).News }), whenSeen);
const Modes = island(async () => ({ default: (await below()).Modes }), whenSeen);
const Events = island(async () => ({ default: (await below()).Events }), whenSeen);
const Features = island(async () => ({ default: (await below()).Features }), whenSeen);
const Community = island(async () => ({ default: (await below()).Community }), whenSeen);
const ClosingBand = island(async () => ({ default: (await below()).ClosingBand }), whenSeen);

const HomePage = () => (
  <>
    <Hero />
    <StatTiles />
    <News />
    <Modes />
    <Events />
    <Features />
    <Community />
    <ClosingBand />
  </>
);

export default HomePage;
