/** The engines that the journeys run in. */
export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** Size of a window, in CSS pixels. */
export type WindowSize = { width: number; height: number };

export type KeyName = 'ArrowDown' | 'Enter' | 'Escape' | 'Tab';

/** A function that runs inside the page. It is sent as text, so it may use only its arguments. */
export type InPage<Args extends unknown[], Result> = (...args: Args) => Result | Promise<Result>;

/** A tab of a browser, reduced to the actions that every engine offers. */
export type Tab = {
  goto(address: string): Promise<void>;
  run<Args extends unknown[], Result>(inPage: InPage<Args, Result>, ...args: Args): Promise<Result>;
  /** Clicks the element that the function returns, with a real pointer. Returns false without an element. */
  click<Args extends unknown[]>(inPage: InPage<Args, Element | null>, ...args: Args): Promise<boolean>;
  type(text: string): Promise<void>;
  press(key: KeyName): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Prints the page on A4 as a PDF. WebKitGTK's driver cannot print. */
  print?(): Promise<Uint8Array>;
  /** Addresses that the page has requested. WebKitGTK's driver does not report aborted requests. */
  requests(): Promise<readonly string[]>;
  /** Uncaught script errors, as far as the engine reports them. */
  errors(): readonly string[];
};

/** A running browser. Each tab has separate cookies and storage. */
export type Engine = {
  open(size: WindowSize): Promise<{ tab: Tab; close(): Promise<void> }>;
  stop(): Promise<void>;
};

/** Returns the path of a program that the stage `engines` has found. */
export function programPath(variable: string): string {
  const path = process.env[variable];
  if (!path) throw new Error(`${variable} is not set: run \`npm test -- engines\``);
  return path;
}
