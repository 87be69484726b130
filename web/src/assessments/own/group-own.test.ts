import { expect, it } from 'vitest';
import { groupOwn } from './group-own.ts';
import type { OwnAssessment } from './own-assessments.queries.ts';

const asked = (opportunity: string, type: string, words = 'Kafka'): OwnAssessment => ({
  ...{ opportunity, type, title: 'Et behov', assignment: null, asked_by: 'client' },
  ...{ inference_status: 'success', answered_by: 'built-in', prompt_version: 1 },
  ...{ created_at: '2026-11-24T10:00:00.000Z', criteria_approved: null, result: null },
  criteria: [{ criteria: words, importance: 'ABSOLUTE' }],
  ...{ human_assessment: null, can: { askForHuman: true } },
});

it('what was asked for one need by the same criteria is one group, where the newest stands', () => {
  const groups = groupOwn([
    ...[asked('a', 'ranking'), asked('b', 'ranking'), asked('a', 'comparison')],
    asked('a', 'evaluation', 'Kotlin'),
  ]);
  expect(groups.map(({ assessments }) => assessments.map(({ type }) => type))).toEqual([
    ['ranking', 'comparison'],
    ['ranking'],
    ['evaluation'],
  ]);
});
