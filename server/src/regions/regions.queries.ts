export { regionId } from './load-regions.ts';
export { findRegionCodes } from './regions.repository.ts';
