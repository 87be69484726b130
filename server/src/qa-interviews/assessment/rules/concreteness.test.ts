import { expect, it } from 'vitest';
import { concretenessOf } from './concreteness.ts';

it.each([
  [0, 'Det er viktig med god kvalitet i alle ledd.'],
  [0, 'Kommunikation är viktigt i alla lägen.'],
  [0, 'Quality matters in everything one does.'],
  [1, 'Jeg er opptatt av kvalitet.'],
  [1, 'Kvalitet ble viktig.'],
  [1, 'Det tar tre uker.'],
  [1, 'It takes two weeks.'],
  [1, 'Det er satt opp med Kafka, som oftest.'],
  [2, 'I care for the code that I have, with others and for 10 years.'],
  [3, 'Vi byggde om tjänsten på 6 månader.'],
  [4, 'Jeg flyttet 40 tjenester til Kubernetes.'],
  [4, 'In the end I migrated 40 services to Kubernetes.'],
])('finds %i signs of something concrete in: %s', (signs, text) => {
  expect(concretenessOf(text)).toBe(signs);
});
