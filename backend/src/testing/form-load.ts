import { randomBytes, randomUUID } from 'node:crypto';
import { pdf } from '../forms/uploads/test-archive.ts';
import { testSecrets } from '../platform/database/test-database.ts';

/** A submission that the API has acknowledged. */
export type Sent = { id: number; secret: string; plan: Buffer; photo: Buffer };

/** The API, and the token with which the form was opened. */
type FormTarget = { apiPort: number; timeToken: string };

let visitors = 0;

/** Uploads two files and sends the form `backup` with them, as the site does for a visitor. */
export async function submit({ apiPort, timeToken }: FormTarget): Promise<Sent> {
  visitors += 1;
  const headers = {
    'x-service-token': testSecrets.SERVICE_TOKEN,
    'x-visitor-address': `10.${Math.floor(visitors / 60_000)}.${Math.floor(visitors / 250) % 250}.${visitors % 250}`,
  };
  async function upload(field: string): Promise<{ token: string; content: Buffer }> {
    const content = Buffer.concat([pdf(), Buffer.from(`\n% ${randomBytes(2000).toString('hex')}\n`)]);
    const query = new URLSearchParams({ handle: 'backup', field, siteId: '1', name: `${field}.pdf` });
    const answer = await fetch(`http://127.0.0.1:${apiPort}/uploads?${query}`, {
      method: 'POST',
      headers: { ...headers, 'x-form-time': timeToken },
      body: new Uint8Array(content),
    });
    const body = (await answer.json()) as { token?: string };
    if (!body.token) throw new Error(`the upload was refused: ${JSON.stringify(body)}`);
    return { token: body.token, content };
  }
  const [plan, photo] = [await upload('plan'), await upload('photo')];
  const secret = randomUUID();
  const query = `mutation ($attempt: SubmissionAttemptInput!, $secret: String, $plan: [FileUploadInput], $photo: [FileUploadInput]) {
    save_backup_Submission(siteId: 1, attempt: $attempt, secret: $secret, plan: $plan, photo: $photo) {
      __typename ... on SavedSubmission { id } ... on RefusedSubmission { problems { handle key } } } }`;
  const files = { plan: [{ token: plan.token }], photo: [{ token: photo.token }] };
  const response = await fetch(`http://127.0.0.1:${apiPort}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { attempt: { timeToken, key: randomUUID() }, secret, ...files } }),
  });
  const body = (await response.json()) as { data?: { save_backup_Submission?: { id?: number } } };
  const id = Number(body.data?.save_backup_Submission?.id);
  if (!id) throw new Error(`the submission was refused: ${JSON.stringify(body)}`);
  return { id, secret, plan: plan.content, photo: photo.content };
}

/** Sends submissions from several visitors at a time until it is stopped. */
export function sendUntilStopped(target: FormTarget) {
  const sent: Sent[] = [];
  let isStopped = false;
  const sender = async () => {
    while (!isStopped) sent.push(await submit(target));
  };
  const sending = Promise.all([sender(), sender(), sender()]);
  return {
    sent,
    sending,
    stop() {
      isStopped = true;
      return sending;
    },
  };
}
