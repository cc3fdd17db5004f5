declare module 'doiuse' {
  import type { Plugin } from 'postcss';

  type Options = {
    browsers: string[];
    ignore?: string[];
    onFeatureUsage?: (usage: { feature: string; message: string }) => void;
  };
  export default function doiuse(options: Options): Plugin;
}
