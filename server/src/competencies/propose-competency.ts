import type { competencyCalls } from '@torg/protocol/competencies/competencies';
import type { Handler } from '../platform/handler.ts';
import { proposeTerm } from './propose-term.ts';

export const proposeCompetency: Handler<typeof competencyCalls.proposeCompetency> = (
  context,
  { body },
) => proposeTerm(context, body);
