import { describe, expect, it } from 'vitest';
import { FocusKeeper } from './focus-keeper.ts';

function withFocusOn(control: { disabled: boolean }) {
  const keeper = new FocusKeeper<{ disabled: boolean }>();
  keeper.focused(control);
  const turn = (disabled: boolean) => {
    control.disabled = disabled;
    return keeper.disabledChanged(control);
  };
  return { keeper, turn };
}

describe('a control that was disabled while it was focused', () => {
  it('gets the focus back when the browser blurs it some frames after it was disabled', () => {
    const { keeper, turn } = withFocusOn({ disabled: false });
    expect(turn(true)).toBe(false);
    keeper.blurred();
    expect(turn(false)).toBe(true);
  });
  it('gets the focus back when the browser blurs it before its change is noticed', () => {
    const control = { disabled: false };
    const { keeper, turn } = withFocusOn(control);
    control.disabled = true;
    keeper.blurred();
    turn(true);
    expect(turn(false)).toBe(true);
  });
  it('gets the focus back only once', () => {
    const { turn } = withFocusOn({ disabled: false });
    turn(true);
    turn(false);
    expect(turn(false)).toBe(false);
  });
});

it('a control that the user left before it was disabled does not take the focus back', () => {
  const { keeper, turn } = withFocusOn({ disabled: false });
  keeper.blurred();
  turn(true);
  expect(turn(false)).toBe(false);
});
