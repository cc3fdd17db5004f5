// npm start and npm run dev: checks the settings and the machine, then installs and continues under Node 24.
import { failWith, runUnderNode24 } from './node-runtime.mjs';
import { preflightProblems } from './preflight.mjs';
import { requireSettings } from './settings.mjs';

const { settings } = requireSettings();
const faults = await preflightProblems(settings);
if (faults.length > 0) failWith(...faults);
await runUnderNode24('scripts/start/main.ts');
