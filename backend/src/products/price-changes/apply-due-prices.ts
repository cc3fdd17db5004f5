import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload';
import { requestSql } from '../../platform/database/request-sql.ts';
import { applyPriceChange, duePriceChanges } from './price-changes.ts';

/** Makes the planned changes of prices whose day has begun in Dutch time, each in its own transaction (EDT-03). */
export async function applyDuePrices(payload: Payload): Promise<void> {
  for (const id of await duePriceChanges(await requestSql({ payload, transactionID: undefined }))) {
    const req = await createLocalReq({}, payload);
    await initTransaction(req);
    try {
      await applyPriceChange(await requestSql(req), id);
      await commitTransaction(req);
    } catch (error) {
      await killTransaction(req);
      throw error;
    }
  }
}
