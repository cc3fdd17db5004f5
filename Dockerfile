# Images of the programs: docker build --target site|api|admin . (docs/runbook/install.md). The base needs Node 24 as `node` on its
# PATH. The stage `build` also needs npm; a folder with its result replaces it: --build-context build=<folder>.
ARG BASE_IMAGE=docker.io/library/node:24-bookworm-slim

FROM ${BASE_IMAGE} AS build
WORKDIR /source
COPY . .
# A private registry needs its settings and tokens, which no layer contains: --secret id=npmrc,src=$HOME/.npmrc
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc npm ci \
 && node scripts/with-node.mjs scripts/test/main.ts build \
 && node scripts/images/collect.ts /build \
 && mv /build/* /

FROM ${BASE_IMAGE} AS runtime
ARG VERSION=0.1.0
ARG REVISION=
LABEL org.opencontainers.image.vendor="Plantsoen" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
# By default glibc keeps an arena per thread, which costs processes that decode pictures a quarter of their memory.
ENV NODE_ENV=production DATA_FOLDER=/data HOME=/tmp MALLOC_ARENA_MAX=2 NEXT_TELEMETRY_DISABLED=1
WORKDIR /app
# The only folder that the user may write, besides /tmp.
COPY --from=build --chown=1000:1000 /data /data
COPY deploy/images/check-health.mjs ./
USER 1000:1000
STOPSIGNAL SIGTERM
ENTRYPOINT ["node"]

FROM runtime AS site
LABEL org.opencontainers.image.title="Plantsoen site"
COPY --from=build /site ./
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "check-health.mjs", "SITE_PORT", "3000"]
CMD ["--max-semi-space-size=4", "--heap-growing-percent=50", "--always-sparkplug", "site/dist/server/main.mjs"]

FROM runtime AS api
LABEL org.opencontainers.image.title="Plantsoen API"
ENV API_HOST=0.0.0.0
COPY --from=build /api ./
EXPOSE 3001
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "check-health.mjs", "API_PORT", "3001"]
CMD ["--max-semi-space-size=16", "--heap-growing-percent=50", "--always-sparkplug", "backend/dist/api.mjs"]

FROM runtime AS admin
LABEL org.opencontainers.image.title="Plantsoen admin"
COPY --from=build /admin ./
EXPOSE 3002
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "check-health.mjs", "ADMIN_PORT", "3002"]
CMD ["backend/admin/start.mjs"]
