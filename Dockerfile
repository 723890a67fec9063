# Tests have no container engine: .github/workflows/release.yml builds and starts this image before it publishes it.
FROM node:24-bookworm-slim AS package
WORKDIR /source
COPY . .
RUN npm run package && mkdir /app && tar -xzf dist/passerelle-*.tar.gz -C /app --strip-components=1

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# Freed memory is returned to the system, see scripts/setup/serving.mjs.
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=262144 MALLOC_TRIM_THRESHOLD_=262144
WORKDIR /app
COPY --from=package /app ./
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=15s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--min-semi-space-size=2", "--max-semi-space-size=2", "server.mjs"]
