import { type ComponentType, lazy, useState } from 'react';

/**
 * A view whose code is fetched when it is first needed. Prepared before, it is shown at once: a lazy view of React's is empty for a moment
 * even where its code has come.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
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
