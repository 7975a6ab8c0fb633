# syntax=docker/dockerfile:1
# Image of the portal, without PostgreSQL: it needs DATABASE_URL. docs/operations.md says how to run it.
# tests/image/image.test.ts executes these instructions without Docker.

FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
RUN node scripts/runtime-modules.mjs /runtime/node_modules

FROM node:24-slim AS runtime
ARG VERSION=0.1.0
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Portico" \
  org.opencontainers.image.description="An employee portal that companies host themselves" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="$VERSION" \
  org.opencontainers.image.revision="$REVISION"
WORKDIR /app
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /runtime/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/build/server ./build/server
RUN install -d -o 1000 -g 1000 -m 700 /data
ENV NODE_ENV=production NODE_OPTIONS=--enable-source-maps HOST=0.0.0.0 PORT=8000 PORTICO_DATA=/data
VOLUME /data
EXPOSE 8000
# The user `node` of the base image, as a number because Kubernetes' runAsNonRoot requires one.
USER 1000:1000
STOPSIGNAL SIGTERM
# The certificate is for another name than this address.
HEALTHCHECK --interval=15s --timeout=5s --start-period=5m --retries=3 \
  CMD ["node", "-e", "const { PORT: port, TLS_CERT_FILE: tls } = process.env; require(tls ? 'https' : 'http').get({ host: '127.0.0.1', port, path: '/api/health/ready', rejectUnauthorized: false }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "build/server/main.js"]
