export { renderDocument } from './platform/rendering/render-document.server.tsx';
export { withRenderRequest } from './platform/rendering/render-request.server.ts';
