import { type ComponentType, lazy, useState } from 'react';

/**
 * Returns a view whose code is loaded on demand. If preloaded, it renders at once; a lazy view of React suspends for a moment even then.
 */
export function lazyWithPreload<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let view: ComponentType<Props> | undefined;
  const prepare = async (): Promise<ComponentType<Props>> => {
    view ??= await load();
    return view;
  };
  const Late = lazy(async () => ({ default: await prepare() }));
  const View = (props: Props) => {
    const [Shown] = useState<ComponentType<Props>>(() => view ?? Late);
    return <Shown {...props} />;
  };
  return { View, prepare };
}
