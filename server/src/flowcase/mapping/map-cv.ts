import type { Locale } from '@torg/protocol/terms';
import type { ToolCv } from '../../platform/ports/cv-tool-shapes.ts';
import type { MappedCv } from './mapped-cv.ts';

export type MapCv = (cv: ToolCv, locale: Locale) => MappedCv;
