export type AnyFragment = { ' $fragmentName'?: string };

/** A record with the masked data of a fragment, as passed to a view. */
export type FragmentOf<Fragment extends AnyFragment> = {
  ' $fragmentRefs'?: { [Name in NonNullable<Fragment[' $fragmentName']>]: Fragment };
};

/** Unmasks the data of a view's own fragment. */
export function read<Fragment extends AnyFragment>(masked: FragmentOf<Fragment>): Fragment {
  return masked as unknown as Fragment;
}
