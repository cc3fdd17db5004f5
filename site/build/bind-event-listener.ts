type Binding = { type: string; listener: EventListener; options?: AddEventListenerOptions | boolean };

/** Adds a listener to a target. Returns a function that removes it. */
export function bind(target: EventTarget, { type, listener, options }: Binding): () => void {
  target.addEventListener(type, listener, options);
  return () => target.removeEventListener(type, listener, options);
}

/** Adds listeners with shared options, which those of a listener extend. Returns a function that removes them. */
export function bindAll(target: EventTarget, bindings: readonly Binding[], shared?: Binding['options']): () => void {
  const removals = bindings.map((binding) =>
    bind(target, { ...binding, options: { ...asObject(shared), ...asObject(binding.options) } }),
  );
  return () => {
    for (const remove of removals) remove();
  };
}

const asObject = (options: Binding['options']) => (typeof options === 'boolean' ? { capture: options } : options);
