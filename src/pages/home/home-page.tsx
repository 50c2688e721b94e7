import { ClosingBand } from './closing-band';
import { Community } from './community';
import { Events } from './events';
import { Features } from './features';
import { Hero } from './hero';
import { Modes } from './modes';
import { News } from './news';
import { StatTiles } from './stat-tiles';

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
