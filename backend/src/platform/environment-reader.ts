import { isIP } from 'node:net';
import { type FieldKeys, parseFieldKeys } from './field-keys.ts';

export type Environment = Record<string, string | undefined>;

export type EnvironmentReader = ReturnType<typeof environmentReader>;

/** Returns readers of one variable each; an empty variable counts as not set. Errors are added to `problems`. */
export function environmentReader(env: Environment, problems: string[]) {
  const text = (name: string) => env[name]?.trim() || undefined;

  function port(name: string, fallback: number): number {
    const value = Number(text(name) ?? fallback);
    if (!Number.isInteger(value) || value < 1 || value > 65_535) problems.push(`${name} must be a port number from 1 to 65535`);
    return value;
  }

  function address(name: string, fallback: string): string {
    const value = text(name) ?? fallback;
    if (isIP(value) === 0) problems.push(`${name} must be the IP address of an interface, such as 127.0.0.1, or :: for all`);
    return value;
  }

  function origin(name: string, fallback: string): string {
    const value = text(name) ?? fallback;
    const url = URL.parse(value);
    if (!url || !/^https?:$/.test(url.protocol) || url.origin !== value.replace(/\/$/, '')) {
      problems.push(`${name} must be an origin such as https://www.example.com, without a path`);
    }
    return url?.origin ?? value;
  }

  function onOrOff(name: string, fallback: boolean): boolean {
    const value = text(name);
    if (value !== undefined && value !== 'on' && value !== 'off') problems.push(`${name} must be on or off`);
    return value === undefined ? fallback : value === 'on';
  }

  function oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = text(name);
    const match = allowed.find((item) => item === value);
    if (value !== undefined && match === undefined) problems.push(`${name} must be one of ${allowed.join(', ')}`);
    return match ?? fallback;
  }

  function email(name: string): string | undefined {
    const value = text(name);
    if (value !== undefined && !/^[^@\s]+@[^@\s]+\.[a-z]{2,}$/i.test(value)) problems.push(`${name} must be an email address`);
    return value;
  }

  function secret(name: string): string | undefined {
    const value = text(name);
    if (value !== undefined && value.length < 32) problems.push(`${name} must have at least 32 characters`);
    return value;
  }

  function fieldKeys(name: string): FieldKeys | undefined {
    const value = text(name);
    const keys = value === undefined ? undefined : parseFieldKeys(value);
    if (typeof keys === 'string') problems.push(`${name} ${keys}`);
    return typeof keys === 'string' ? undefined : keys;
  }

  /** Reads a value that an HTTP header can contain. */
  function header(name: string): string | undefined {
    const value = text(name);
    if (value !== undefined && !/^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(value))
      problems.push(`${name} must be printable ASCII`);
    return value;
  }

  return { text, port, address, origin, onOrOff, oneOf, email, secret, fieldKeys, header };
}
