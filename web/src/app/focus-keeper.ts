interface Control {
  disabled: boolean;
}

/**
 * Remembers which control was focused when it was disabled. Browsers blur it then, some frames later.
 */
export class FocusKeeper<C extends Control> {
  readonly #disabledWhileFocused = new WeakSet<C>();
  #last: C | null = null;

  focused(control: C | null): void {
    this.#last = control;
  }

  /** Whoever leaves an enabled control wants to be elsewhere. */
  blurred(): void {
    if (this.#last?.disabled === false) this.#last = null;
  }

  /** Its `disabled` changed; returns whether it is enabled again and was focused before. */
  disabledChanged(control: C): boolean {
    if (!control.disabled) return this.#disabledWhileFocused.delete(control);
    if (control === this.#last) this.#disabledWhileFocused.add(control);
    return false;
  }
}
