# Not run by the project's own tests: they have no container engine.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api-client/package.json api-client/
COPY backend/package.json backend/
COPY frontend-public/package.json frontend-public/
COPY frontend-admin/package.json frontend-admin/
COPY e2e/package.json e2e/
COPY icons/package.json icons/
COPY frontend-admin/stand-ins frontend-admin/stand-ins

FROM manifests AS build
RUN npm ci
COPY . .
RUN npm run build

FROM manifests AS dependencies
RUN npm ci --omit=dev --workspace backend

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=build /app/api-client/src api-client/src
COPY --from=build /app/backend/dist backend/dist
COPY --from=build /app/backend/demo backend/demo
COPY --from=build /app/frontend-public/dist frontend-public/dist
COPY --from=build /app/frontend-admin/dist frontend-admin/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=60s --interval=15s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "backend/dist/main.js"]
