# The image of one service. SERVICE is upload-gateway, download, metadata, filelist, metrics, janitor or operators, whose
# image also has the command line `envoi-admin`; or provision, a job that creates the bucket, the streams and the consumers:
# --build-arg SERVICE=upload-gateway.
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

FROM build AS program
ARG SERVICE
RUN node deploy/collect-program.mjs "${SERVICE}" /program /common

FROM scratch
COPY --from=runtime / /
# glibc retains freed memory per thread, and Node compresses and writes in several threads.
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/envoi/bin NODE_ENV=production MALLOC_ARENA_MAX=2
WORKDIR /envoi
COPY --from=build /common ./
# The spool for parts of slow uploads: on a disk, because they may exceed memory.
RUN install -d -o 1000 -g 1000 /var/spool/envoi
VOLUME /var/spool/envoi
COPY --from=program /program ./
USER 1000:1000
EXPOSE 8080 8081
# Node is process 1 and receives the signals. The tracing hook loads before the modules that it instruments.
CMD ["node", "--conditions=envoi-built", "--max-semi-space-size=2", "--heap-growing-percent=150", "--import=@envoi/platform/telemetry", "main.js"]
