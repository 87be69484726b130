interface Control {
  disabled: boolean;
}

/**
 * Remembers which control was focused when it was disabled. Browsers blur it then, some frames later.
 */
export class FocusKeeper<C extends Control> {
  readonly #letGo = new WeakSet<C>();
  #last: C | null = null;

  came(control: C | null): void {
    this.#last = control;
  }

  /** Whoever leaves an enabled control wants to be elsewhere. */
  left(): void {
    if (this.#last?.disabled === false) this.#last = null;
  }

  /** Its `disabled` changed; returns whether it is enabled again and was focused before. */
  turned(control: C): boolean {
    if (!control.disabled) return this.#letGo.delete(control);
    if (control === this.#last) this.#letGo.add(control);
    return false;
  }
}
