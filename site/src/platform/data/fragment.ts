export type AnyFragment = { ' $fragmentName'?: string };

/** A record that holds the data of a fragment, masked: what a view takes as its property. */
export type FragmentOf<Fragment extends AnyFragment> = {
  ' $fragmentRefs'?: { [Name in NonNullable<Fragment[' $fragmentName']>]: Fragment };
};

/** Unmasks what a view's own fragment asked for. */
export function read<Fragment extends AnyFragment>(masked: FragmentOf<Fragment>): Fragment {
  return masked as unknown as Fragment;
}
