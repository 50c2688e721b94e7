import { support } from '#network/version-support';
import { BedrockPanel } from './bedrock-panel';
import { ModSupportPanel } from './mod-support-panel';
import { PerformancePanel } from './performance-panel';

const { performance, 'mod-support': lists, bedrock } = support;

/** The panels that are not selected initially, in a chunk of their own. */
export const otherPanels = {
  performance: () => performance && <PerformancePanel {...performance} />,
  'mod-support': () => lists && <ModSupportPanel lists={lists} />,
  bedrock: () => bedrock && <BedrockPanel {...bedrock} />,
};
