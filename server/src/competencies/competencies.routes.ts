import { competencyCalls } from '@torg/protocol/competencies/competencies';
import { routes } from '../platform/handler.ts';
import { acceptCompetency } from './accept-competency.ts';
import { addCompetency } from './add-competency.ts';
import { addSynonym } from './synonyms/add-synonym.ts';
import { changeCompetency } from './change-competency.ts';
import { changeSynonym } from './synonyms/change-synonym.ts';
import { listCompetencies } from './list-competencies.ts';
import { proposeCompetency } from './propose-competency.ts';
import './competencies.tables.ts';
import { removeSynonym } from './synonyms/remove-synonym.ts';

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
