/** The panels that are not chosen first, in a chunk of their own. */
export { BedrockPanel } from './bedrock-panel';
export { ModSupportPanel } from './mod-support-panel';
export { PerformancePanel } from './performance-panel';
