import { BasePayload, type Payload, type SanitizedConfig } from 'payload';

/** Starts Payload in a process without Next: the API, the migrations or the seed. Call `payload.destroy()` at the end. */
export async function openPayload(config: SanitizedConfig | Promise<SanitizedConfig>): Promise<Payload> {
  return await new BasePayload().init({ config, disableOnInit: true });
}
