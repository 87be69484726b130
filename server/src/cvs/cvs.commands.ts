export { freezeVariant } from './sent/freeze-variant.ts';
export { recordCv, takeCv } from './exports/take-cv.ts';
