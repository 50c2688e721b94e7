import { ClosingBand } from './home/closing-band';
import { Community } from './home/community';
import { Events } from './home/events';
import { Features } from './home/features';
import { Hero } from './home/hero';
import { Modes } from './home/modes';
import { News } from './home/news';
import { StatTiles } from './home/stat-tiles';

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
