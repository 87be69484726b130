import type { cvImportCalls } from '@torg/protocol/cv-imports/cv-imports';
import { limits } from '@torg/protocol/limits';
import { durationBetween } from '../../platform/duration-between.ts';
import type { Handler } from '../../platform/handler.ts';
import { findImportTimes } from '../import-times.repository.ts';

export const getCvImportStats: Handler<typeof cvImportCalls.getCvImportStats> = async ({
  db,
  now,
}) => {
  const since = new Date(now.getTime() - limits.cvImport.statsDays * 86_400_000);
  const { min, max, mean } = await findImportTimes(db, since);
  const duration = (ms: number | null) =>
    ms === null ? null : durationBetween(new Date(0), new Date(Math.round(ms)));
  return { min: duration(min), max: duration(max), mean: duration(mean) };
};
