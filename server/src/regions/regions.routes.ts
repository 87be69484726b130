import { regionCalls } from '@torg/protocol/regions/regions';
import { routes } from '../platform/handler.ts';
import { listRegions } from './list-regions.ts';
import './regions.tables.ts';

export const regionRoutes = routes(regionCalls, { listRegions });
