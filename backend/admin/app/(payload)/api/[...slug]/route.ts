import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import config from '../../../../payload.config.ts';
import { forEditors } from '../../../../rest-guard.ts';

export const GET = forEditors(REST_GET(config));
export const POST = forEditors(REST_POST(config));
export const DELETE = forEditors(REST_DELETE(config));
export const PATCH = forEditors(REST_PATCH(config));
export const PUT = forEditors(REST_PUT(config));
export const OPTIONS = forEditors(REST_OPTIONS(config));
