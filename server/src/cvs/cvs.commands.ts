export { freezeVariant } from './sent/freeze-variant.ts';
export { recordCv, takeCv, type TakenCv } from './exports/take-cv.ts';
