import type { ComponentProps } from 'react';
import { NumberField } from '../../ui/field/number/NumberField.tsx';
import { rateRange } from './issues/unfit-terms.ts';

type RateInputProps = Omit<ComponentProps<typeof NumberField>, keyof typeof rateRange>;

/** Kroner with two decimals at most, with a comma or a point. */
export const RateInput = (props: RateInputProps) => <NumberField {...props} {...rateRange} />;
