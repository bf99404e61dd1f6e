import * as z from "zod";

/** Objects that this schema does not validate, because Kubernetes does. */
const object = z.looseObject({});
const objects = z.array(object);
const labels = z.record(z.string(), z.string());

const empty = z.literal("");
/** Also accepts an empty string, which means unset. */
const orEmpty = <Schema extends z.ZodType>(schema: Schema) => z.union([empty, schema]);
const text = z.string();
const count = z.int().min(1);
const seconds = z.int().min(0).max(86_400);
const port = z.int().min(1).max(65_535);
const percentage = z.string().regex(/^\d{1,3}%$/);
/** A Kubernetes size with a unit that can be converted to bytes. */
const size = z.string().regex(/^[1-9]\d*(?:Mi|Gi|Ti)$/);
const name = z.string().regex(/^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/);
const secretName = orEmpty(name);
/** Short enough to leave space for the suffixes of object names. */
const namePrefix = orEmpty(z.string().regex(/^[a-z](?:[a-z0-9-]{0,38}[a-z0-9])?$/));
const image = z.string().min(1);

/** The chart's templates check addresses, because the schema's messages would quote them with any password. */
const address = text;
const origin = z.string().regex(/^https?:\/\/(?:[A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?$/);

const settings = z.record(z.string().regex(/^[A-Z][A-Z0-9_]*$/), z.union([z.string(), z.int(), z.boolean()]));

const imageName = z.strictObject({ repository: z.string().min(1), tag: text });
const spool = z.strictObject({ size, storageClass: text });

const spread = z.array(
  z.looseObject({
    maxSkew: count,
    topologyKey: z.string().min(1),
    whenUnsatisfiable: z.enum(["DoNotSchedule", "ScheduleAnyway"]),
  }),
);
const dnsPolicy = z.enum(["", "ClusterFirst", "ClusterFirstWithHostNet", "Default", "None"]);
const dnsConfig = z.partialRecord(z.enum(["nameservers", "searches", "options"]), z.array(z.union([text, object])));
const probe = z.partialRecord(
  z.enum(["initialDelaySeconds", "periodSeconds", "timeoutSeconds", "failureThreshold"]),
  z.int().min(0).max(3_600),
);
const containers = z.array(z.looseObject({ name, image: z.string().min(1) }));
/** What all services share, and each can have differently. */
const podDefaults = {
  podLabels: labels,
  podAnnotations: labels,
  priorityClassName: orEmpty(name),
  topologySpreadConstraints: spread,
  dnsPolicy,
  dnsConfig,
  startupProbe: probe,
  readinessProbe: probe,
  livenessProbe: probe,
};

const serviceAccount = z.strictObject({ annotations: labels });

const component = {
  replicas: z.int().min(0).max(1_000),
  image: imageName,
  config: settings,
  resources: object,
  service: z.strictObject({ annotations: labels }),
  serviceAccount,
  podDisruptionBudget: z.strictObject({ enabled: z.boolean(), maxUnavailable: z.union([z.int().min(0), percentage]) }),
  nodeSelector: labels,
  tolerations: objects,
  affinity: object,
  ...podDefaults,
  terminationGracePeriodSeconds: z.union([empty, seconds]),
  initContainers: containers,
  sidecars: containers,
  strategy: object,
  extraEnv: objects,
  extraVolumes: objects,
  extraVolumeMounts: objects,
};
const autoscaling = {
  enabled: z.boolean(),
  minReplicas: count,
  maxReplicas: count,
  targetCPUUtilizationPercentage: z.int().min(1).max(1_000),
  metrics: objects,
  triggers: objects,
  behavior: object,
};
/** Targets per pod; 0: the metric is not used. */
const scaledBy = <Metric extends string>(...metrics: Metric[]) =>
  z.strictObject({
    ...autoscaling,
    load: z.strictObject(Object.fromEntries(metrics.map((metric) => [metric, z.int().min(0)]))),
  });
const plain = z.strictObject({ ...component, autoscaling: z.strictObject(autoscaling) });
/** A workload that has at most one replica. */
const single = z.strictObject({ ...component, replicas: z.int().min(0).max(1) });
/** An empty string means the value that all services share. */
const drainSeconds = z.union([empty, seconds]);
const download = z.strictObject({ ...component, drainSeconds, autoscaling: scaledBy("downloads_open") });
const uploadGateway = z.strictObject({
  ...component,
  drainSeconds,
  autoscaling: scaledBy("uploads_open", "upload_connections_open"),
  spool,
});

const bundled = z.strictObject({
  enabled: z.boolean(),
  image,
  persistence: z.strictObject({ size, storageClass: text }),
  resources: object,
  existingSecret: secretName,
});
const bucket = z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/);
const egress = z.strictObject({ peers: objects, ports: z.array(port) });
const interval = z.string().regex(/^\d+(?:s|m)$/);
const monitored = z.strictObject({ enabled: z.boolean(), labels });

/**
 * The schema of the chart's values: exactly the keys of `values.yaml`, each with its type. `templates/_checks.tpl` checks
 * what JSON Schema cannot express.
 */
export const chartValues = z.strictObject({
  baseUrl: origin,
  extraHosts: z.array(text),
  config: settings,
  drainSeconds: seconds,
  preStopSeconds: z.int().min(1).max(300),
  terminationExtraSeconds: z.int().min(15).max(3_600),
  scaling: z.strictObject({
    by: z.enum(["none", "adapter", "keda"]),
    keda: z.strictObject({
      prometheusAddress: address,
      pollingInterval: count,
      failureThreshold: count,
      authentication: z.strictObject({
        name: secretName,
        kind: z.enum(["TriggerAuthentication", "ClusterTriggerAuthentication"]),
        modes: text,
      }),
    }),
  }),
  trustedProxies: z.int().min(0).max(10),
  listenAddress: z.enum(["::", "0.0.0.0"]),
  nameOverride: namePrefix,
  fullnameOverride: namePrefix,
  ...podDefaults,
  commonLabels: labels,
  ipFamilyPolicy: z.enum(["", "SingleStack", "PreferDualStack", "RequireDualStack"]),
  ipFamilies: z.array(z.enum(["IPv4", "IPv6"])).max(2),
  podUser: z.union([empty, z.int().min(1)]),
  extraObjects: objects,
  image: z.strictObject({
    registry: image,
    tag: text,
    pullPolicy: z.enum(["IfNotPresent", "Always", "Never"]),
    pullSecrets: z.array(name),
  }),
  requesterHash: z.strictObject({ existingSecret: secretName }),
  auth: z.strictObject({
    issuer: address,
    clientId: text,
    dialect: z.enum(["oidc", "fxa"]),
    tokenCheck: z.enum(["", "userinfo", "introspection", "jwks", "verify"]),
    keyScope: text,
    origins: z.array(origin),
    cliClientId: text,
    introspectionClientId: text,
    existingSecret: secretName,
  }),
  caSecret: secretName,
  branding: z.strictObject({ volume: object }),
  uploadGateway,
  download,
  metadata: z.strictObject({ ...component, autoscaling: scaledBy("event_streams_open") }),
  filelist: z.strictObject({ ...component, autoscaling: z.strictObject(autoscaling), spool }),
  metrics: z.strictObject({ ...component, autoscaling: scaledBy("bus_pending_messages") }),
  janitor: z.strictObject({ ...component, autoscaling: scaledBy("janitor_due_lag_seconds") }),
  operators: single,
  webOrigin: plain,
  redis: z.strictObject({
    bundled,
    mode: z.enum(["single", "sentinel", "cluster"]),
    urls: z.array(address),
    sentinelMaster: text,
    sentinelSecret: secretName,
    waitReplicas: z.int().min(0).max(10),
    existingSecret: secretName,
  }),
  nats: z.strictObject({
    bundled,
    urls: z.array(address),
    replicas: z.int().min(1).max(5),
    identity: z.enum(["password", "creds", "nkey"]),
    existingSecret: secretName,
  }),
  s3: z.strictObject({
    bundled,
    endpoint: address,
    region: text,
    bucket,
    pathStyle: z.union([empty, z.boolean()]),
    credentials: z.enum(["secret", "default"]),
    existingSecret: secretName,
    second: z.strictObject({
      bucket: orEmpty(bucket),
      endpoint: address,
      region: text,
      pathStyle: z.union([empty, z.boolean()]),
      credentials: z.enum(["secret", "default"]),
      existingSecret: secretName,
    }),
  }),
  provision: z.strictObject({
    enabled: z.boolean(),
    image: imageName,
    existingSecret: secretName,
    serviceAccount,
    resources: object,
    ttlSecondsAfterFinished: z.union([empty, z.int().min(300)]),
  }),
  ingress: z.strictObject({
    enabled: z.boolean(),
    className: text,
    annotations: labels,
    tls: z.strictObject({ secretName }),
  }),
  gateway: z.strictObject({ enabled: z.boolean(), parentRefs: objects, annotations: labels }),
  networkPolicy: z.strictObject({
    enabled: z.boolean(),
    ingressPeers: objects,
    monitoringPeers: objects,
    dnsPeers: objects,
    dnsPorts: z.array(port).min(1),
    egress: z.strictObject({ redis: egress, nats: egress, s3: egress, issuer: egress, tracing: egress }),
  }),
  monitoring: z.strictObject({
    serviceMonitor: z.strictObject({
      enabled: z.boolean(),
      interval,
      serviceDiscoveryRole: z.enum(["EndpointSlice", ""]),
      labels,
    }),
    probe: z.strictObject({
      ...monitored.shape,
      prober: orEmpty(z.string().regex(/^[A-Za-z0-9.-]+(?::\d{1,5})?$/)),
      module: z.string().min(1),
      interval,
    }),
    rules: monitored,
    dashboards: monitored,
    runbooks: orEmpty(z.string().regex(/^https?:\/\/\S+\/$/)),
  }),
  tracing: z.strictObject({
    endpoint: address,
    headersSecret: secretName,
    sampler: z.templateLiteral([z.enum(["", "parentbased_"]), z.enum(["always_on", "always_off", "traceidratio"])]),
    samplerArg: text,
  }),
  tests: z.strictObject({ enabled: z.boolean() }),
  /** Reserved by Helm, for charts that include this one. */
  global: object.optional(),
});
