import type { competencyCalls } from '@torg/protocol/competencies/competencies';
import type { Handler } from '../platform/handler.ts';
import { findCompetencies } from './competencies.repository.ts';

export const listCompetencies: Handler<typeof competencyCalls.listCompetencies> = async (
  { db, actor },
  { query: { locale } },
) => ({ competencies: await findCompetencies(db, { locale, reader: actor.account }) });
