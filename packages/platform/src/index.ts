export * from "./batches.ts";
export * from "./client-address.ts";
export * from "./clients.ts";
export * from "./clock.ts";
export * from "./coalesce-calls.ts";
export * from "./config.ts";
export * from "./for-each-bounded.ts";
export * from "./gather-calls.ts";
export * from "./http-app.ts";
export * from "./limits/guess-limiter.ts";
export { handOverBody } from "./limits/limit-bodies.ts";
export * from "./limits/limit-calls.ts";
export * from "./limits/load-shedding.ts";
export * from "./limits/memory-marks.ts";
export * from "./limits/open-count.ts";
export * from "./limits/report-quota.ts";
export * from "./limits/sender-limits.ts";
export * from "./limits/slots.ts";
export * from "./limits/storage-marks.ts";
export * from "./limits/upload-quota.ts";
export * from "./log.ts";
export * from "./loop.ts";
export * from "./metrics.ts";
export * from "./module-url.ts";
export * from "./operators/audit.ts";
export * from "./operators/operator-router.ts";
export {
  checkOperatorToken,
  NO_OPERATORS,
  OPERATOR_HEADER,
  type OperatorAccess,
  type OperatorConfig,
  type OperatorIssuer,
  type OperatorOidc,
  openOperatorAccess,
  operatorOf,
  readOperatorConfig,
  requireOperators,
} from "./operators/operators.ts";
export { checkProxies, type DoctorCheck, describeHealth, shownSettings } from "./operators/process-operators.ts";
export * from "./process-config.ts";
export * from "./random.ts";
export { checkStores, createReadiness } from "./readiness.ts";
export * from "./refused-credentials.ts";
export * from "./request-counters.ts";
export * from "./route-helpers.ts";
export * from "./run-service-process.ts";
export * from "./run-services.ts";
export * from "./service.ts";
export { cleanVariables } from "./settings/clean-variables.ts";
export { checkExtraCertificates } from "./settings/extra-certificates.ts";
export { readSettingsFiles } from "./settings/settings-files.ts";
export {
  describeIneffective,
  ineffectiveSettings,
  isSettingName,
  warnOfIneffectiveSettings,
} from "./settings/unknown-settings.ts";
export * from "./sqlite/index.ts";
export * from "./stop-on-signals.ts";
export * from "./telemetry/index.ts";
export * from "./timing.ts";
export * from "./token-verifier.ts";
