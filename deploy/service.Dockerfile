# The image of one service: --build-arg SERVICE=upload-gateway, download, metadata, filelist, metrics or janitor; or
# SERVICE=provision, which makes the bucket, the streams and the consumers, and ends.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim

# Down to `build` all files here have the same lines: whoever keeps layers makes these once for all images.
# Node and what it needs, without npm and the like, as a server installs nothing, and without what is there to be read.
FROM ${NODE_IMAGE} AS runtime
RUN rm -rf /usr/lib/node_modules /usr/local/lib/node_modules /usr/local/include /opt/yarn-* \
    /usr/share/locale /usr/share/man /usr/share/info /var/lib/apt/lists /var/cache/apt \
  && find /usr/share/doc -type f ! -name copyright -delete \
  && find /usr/bin /usr/local/bin -xtype l -delete

# What says which dependencies there are: they are installed anew only when this has changed.
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
# What every program imports is a layer that all images share.
RUN node_modules/.bin/tsc -b services/standalone services/provision && node deploy/collect-program.mjs common /common

FROM build AS program
ARG SERVICE
RUN node deploy/collect-program.mjs "${SERVICE}" /program /common

FROM scratch
COPY --from=runtime / /
# glibc keeps freed memory of each thread apart, and Node compresses and writes in several.
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin NODE_ENV=production MALLOC_ARENA_MAX=2
WORKDIR /envoi
COPY --from=build /common ./
# Parts of slow uploads wait here: on a disk, as they may be more than memory holds.
RUN install -d -o 1000 -g 1000 /var/spool/envoi
VOLUME /var/spool/envoi
COPY --from=program /program ./
USER 1000:1000
EXPOSE 8080 8081
# Node itself is what the signals go to. The tracing hook comes before what it looks into.
CMD ["node", "--conditions=envoi-built", "--max-semi-space-size=2", "--heap-growing-percent=150", "--import=@envoi/platform/telemetry", "main.js"]
