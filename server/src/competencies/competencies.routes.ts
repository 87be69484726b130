import { competencyCalls } from '@torg/protocol/competencies';
import { routes } from '../platform/handler.ts';
import { listCompetencies } from './list-competencies.ts';
import { proposeCompetency } from './propose-competency.ts';
import './competencies.tables.ts';

export const competencyRoutes = routes(competencyCalls, { listCompetencies, proposeCompetency });
