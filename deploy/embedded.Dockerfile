# The image of all services in one process, with the data in one volume:
#
#   docker build -f deploy/embedded.Dockerfile -t envoi .
#   docker run --read-only --tmpfs /tmp -v envoi:/data -p 8080:8080 -e BASE_URL=https://send.example.com envoi
# The image of the previous release. Its assets are served too, for pages of that release that are still open.
ARG PREVIOUS_IMAGE=scratch
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim

# Up to the stage `build` all Dockerfiles are identical, so a layer cache builds these stages once for all images.
# Node and its libraries, without npm, other installers and documentation.
FROM ${NODE_IMAGE} AS runtime
RUN rm -rf /usr/lib/node_modules /usr/local/lib/node_modules /usr/local/include /opt/yarn-* \
    /usr/share/locale /usr/share/man /usr/share/info /var/lib/apt/lists /var/cache/apt \
  && find /usr/share/doc -type f ! -name copyright -delete \
  && find /usr/bin /usr/local/bin -xtype l -delete

# Manifests of dependencies: `npm ci` runs again only when these change.
FROM ${NODE_IMAGE} AS listings
COPY . /envoi
WORKDIR /listings
RUN cd /envoi && find . -name package.json -exec cp --parents -t /listings {} + \
  && cp package-lock.json .npmrc /listings && find /listings -exec touch -d @0 {} +

FROM ${NODE_IMAGE} AS build
WORKDIR /envoi
COPY --from=listings /listings ./
RUN --mount=type=cache,target=/npm npm ci --cache /npm --ignore-scripts --no-audit --no-fund
COPY . .
# Modules that every program imports form a layer that all images share.
RUN node_modules/.bin/tsc -b services/standalone services/provision packages/admin packages/cli && node deploy/collect-program.mjs common /common

FROM ${PREVIOUS_IMAGE} AS previous

FROM build AS program
# Declared again in this stage, because some builders use it as a cache key.
ARG PREVIOUS_IMAGE
RUN cd frontend && node ../node_modules/vite/bin/vite.js build
RUN --mount=type=bind,from=previous,target=/previous node deploy/collect-program.mjs embedded /program /common /previous

FROM scratch
COPY --from=runtime / /
# glibc retains freed memory per thread, and Node compresses and writes in several threads.
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin NODE_ENV=production MALLOC_ARENA_MAX=2
WORKDIR /envoi
COPY --from=build /common ./
ENV HOST=:: DATA_DIR=/data
RUN install -d -o 1000 -g 1000 /data
VOLUME /data
COPY --from=program /program ./
USER 1000:1000
EXPOSE 8080 8081
# Node is process 1 and receives the signals. The tracing hook loads before the modules that it instruments.
CMD ["node", "--conditions=envoi-built", "--max-semi-space-size=2", "--heap-growing-percent=150", "--import=@envoi/platform/telemetry", "main.js"]
