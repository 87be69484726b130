import { competencyCalls } from '@torg/protocol/competencies';
import { routes } from '../platform/handler.ts';
import { acceptCompetency } from './accept-competency.ts';
import { addCompetency } from './add-competency.ts';
import { addSynonym } from './add-synonym.ts';
import { changeCompetency } from './change-competency.ts';
import { changeSynonym, removeSynonym } from './change-synonym.ts';
import { listCompetencies } from './list-competencies.ts';
import { proposeCompetency } from './propose-competency.ts';
import './competencies.tables.ts';

export const competencyRoutes = routes(competencyCalls, {
  listCompetencies,
  proposeCompetency,
  addCompetency,
  changeCompetency,
  acceptCompetency,
  addSynonym,
  changeSynonym,
  removeSynonym,
});
