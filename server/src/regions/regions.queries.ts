export { regionId } from './load-regions.ts';
