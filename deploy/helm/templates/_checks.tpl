{{/* Refuses invalid values that the schema cannot detect, and reports all of them at once by name. */}}
{{- define "envoi.checks" -}}
{{- $problems := list -}}
{{- $values := .Values -}}
{{- $services := include "envoi.services" . | fromJson -}}
{{- $decided := include "envoi.decided" . -}}

{{- range $name, $labels := pick $values "commonLabels" "podLabels" -}}
  {{- range $label, $_ := $labels -}}
    {{- if or (hasPrefix "app.kubernetes.io/" $label) (eq $label "helm.sh/chart") -}}
      {{- $problems = append $problems (printf "%s.%s: is set by the chart" $name $label) -}}
    {{- end -}}
  {{- end -}}
{{- end -}}

{{- $known := list -}}
{{- range $services }}{{ $known = concat $known .settings }}{{ end -}}
{{- range $name, $_ := $values.config -}}
  {{- if regexMatch $decided $name -}}
    {{- $problems = append $problems (printf "config.%s: is set by the chart" $name) -}}
  {{- else if not (or (hasPrefix "OTEL_" $name) (has $name $known)) -}}
    {{- $problems = append $problems (printf "config.%s: no service reads it" $name) -}}
  {{- end -}}
{{- end -}}

{{- range include "envoi.components" . | fromJsonArray -}}
  {{- $component := first . -}}
  {{- $key := last . -}}
  {{- $own := get $values $key -}}
  {{- $settings := (get $services $component).settings -}}
  {{- range $name, $_ := $own.config -}}
    {{- if regexMatch $decided $name -}}
      {{- $problems = append $problems (printf "%s.config.%s: is set by the chart" $key $name) -}}
    {{- else if not (or (hasPrefix "OTEL_" $name) (has $name $settings)) -}}
      {{- $problems = append $problems (printf "%s.config.%s: %s does not read it" $key $name $component) -}}
    {{- end -}}
  {{- end -}}
  {{- with $own.autoscaling -}}
    {{- if gt (int .minReplicas) (int .maxReplicas) -}}
      {{- $problems = append $problems (printf "%s.autoscaling.minReplicas: is greater than maxReplicas" $key) -}}
    {{- end -}}
  {{- end -}}
  {{- range $label, $_ := $own.podLabels -}}
    {{- if hasPrefix "app.kubernetes.io/" $label -}}
      {{- $problems = append $problems (printf "%s.podLabels.%s: is set by the chart" $key $label) -}}
    {{- end -}}
  {{- end -}}
  {{- $part := dict "root" $ "values" $own -}}
  {{- if lt (include "envoi.grace-seconds" $part | int) (include "envoi.shutdown-seconds" $part | int) -}}
    {{- $problems = append $problems (printf "%s.terminationGracePeriodSeconds: is less than the %s seconds that the process may need to end" $key (include "envoi.shutdown-seconds" $part)) -}}
  {{- end -}}
  {{- with $own.spool -}}
    {{- if lt (include "envoi.bytes" .size | int64) 268435456 -}}
      {{- $problems = append $problems (printf "%s.spool.size: is less than 256Mi" $key) -}}
    {{- end -}}
  {{- end -}}
{{- end -}}

{{- with include "envoi.upload-memory-bytes" $ -}}
  {{- $memory := int64 . -}}
  {{- $config := merge (dict) $values.uploadGateway.config $values.config -}}
  {{- $set := dig "UPLOAD_MEMORY_BYTES" 16777216 $config | toString | float64 | int64 -}}
  {{- if lt $memory 16777216 -}}
    {{- $problems = append $problems "uploadGateway.resources.limits.memory: must be at least 272Mi, as a whole number with a unit such as Mi" -}}
  {{- else if gt $set $memory -}}
    {{- $problems = append $problems "config.UPLOAD_MEMORY_BYTES: leaves less than 256Mi of uploadGateway.resources.limits.memory for the rest of the process; omit it, or raise the limit" -}}
  {{- end -}}
{{- end -}}

{{- if and (eq $values.scaling.by "keda") (not $values.scaling.keda.prometheusAddress) -}}
  {{- $problems = append $problems "scaling.keda.prometheusAddress: is required with scaling.by=keda" -}}
{{- end -}}

{{- $publicStore := toString (get $values.config "S3_PUBLIC_ENDPOINT" | default "") -}}
{{- if eq (toString $values.config.DIRECT_TRANSFERS) "true" -}}
  {{- if not $publicStore -}}
    {{- $problems = append $problems "config.S3_PUBLIC_ENDPOINT: is required with config.DIRECT_TRANSFERS: the address at which clients reach the store" -}}
  {{- else if and (hasPrefix "https:" $values.baseUrl) (hasPrefix "http:" $publicStore) -}}
    {{- $problems = append $problems "config.S3_PUBLIC_ENDPOINT: must be https, like baseUrl" -}}
  {{- end -}}
{{- end -}}

{{- with $values.branding.volume -}}
  {{- if gt (len .) 1 -}}
    {{- $problems = append $problems (printf "branding.volume: is one volume, but has %s; keep one of them" (keys . | sortAlpha | join " and ")) -}}
  {{- end -}}
{{- end -}}

{{- with $values.monitoring.probe -}}
  {{- if and .enabled (not .prober) -}}
    {{- $problems = append $problems "monitoring.probe.prober: is required with monitoring.probe.enabled=true" -}}
  {{- end -}}
{{- end -}}

{{- $addresses := list
  (list "redis.urls" "redis://host:port or rediss://host:port" "rediss?" $values.redis.urls)
  (list "nats.urls" "nats://host:port or tls://host:port" "nats|tls" $values.nats.urls)
  (list "s3.endpoint" "an origin such as https://s3.example" "https?" (list $values.s3.endpoint))
  (list "s3.second.endpoint" "an origin such as https://s3.example" "https?" (list $values.s3.second.endpoint))
  (list "auth.issuer" "a web address" "https?" (list $values.auth.issuer))
  (list "tracing.endpoint" "a web address" "https?" (list $values.tracing.endpoint))
  (list "scaling.keda.prometheusAddress" "a web address" "https?" (list $values.scaling.keda.prometheusAddress)) -}}
{{- range $checked := $addresses -}}
  {{- $path := ternary "(/[^\\s?#@]*)?" "" (eq (index . 1) "a web address") -}}
  {{- $pattern := printf "^(%s)://([A-Za-z0-9._-]+|\\[[0-9A-Fa-f:.]+\\])(:[0-9]{1,5})?%s$" (index . 2) $path -}}
  {{- range $address := compact (last .) -}}
    {{- /* The message omits the address, which may contain a password. */ -}}
    {{- if contains "@" $address -}}
      {{- $problems = append $problems (printf "%s: contains a user or password; put them in a Secret" (first $checked)) -}}
    {{- else if not (regexMatch $pattern $address) -}}
      {{- $problems = append $problems (printf "%s: is not %s" (first $checked) (index $checked 1)) -}}
    {{- end -}}
  {{- end -}}
{{- end -}}

{{- range $store := list "redis" "nats" "s3" -}}
  {{- $own := get $values $store -}}
  {{- $addressKey := ternary "endpoint" "urls" (eq $store "s3") -}}
  {{- $address := get $own $addressKey -}}
  {{- if $own.bundled.enabled -}}
    {{- if and (eq $store "s3") (eq $own.credentials "default") -}}
      {{- $problems = append $problems "s3.credentials: must be secret with s3.bundled.enabled=true" -}}
    {{- end -}}
    {{- if $address -}}
      {{- $problems = append $problems (printf "%s.%s: cannot be combined with the bundled store; remove one of them" $store $addressKey) -}}
    {{- end -}}
    {{- if ne (empty $own.existingSecret) (empty $own.bundled.existingSecret) -}}
      {{- $problems = append $problems (printf "%s.existingSecret, %s.bundled.existingSecret: set both or neither" $store $store) -}}
    {{- end -}}
    {{- if and $values.provision.enabled (ne $store "redis") $own.bundled.existingSecret (not $values.provision.existingSecret) -}}
      {{- $problems = append $problems (printf "provision.existingSecret: is required with %s.bundled.existingSecret" $store) -}}
    {{- end -}}
  {{- else -}}
    {{- if not (or $address (and (eq $store "s3") $own.region)) -}}
      {{- $problems = append $problems (printf "%s.%s: is required, or %s.bundled.enabled=true for trials%s" $store $addressKey $store (ternary ", or s3.region for Amazon S3" "" (eq $store "s3"))) -}}
    {{- end -}}
    {{- $ownKeys := and (eq $store "s3") (eq $own.credentials "default") -}}
    {{- if and $ownKeys $own.existingSecret -}}
      {{- $problems = append $problems "s3.existingSecret: is not used with s3.credentials=default; remove one of them" -}}
    {{- end -}}
    {{- if not (or $own.existingSecret $ownKeys) -}}
      {{- $problems = append $problems (printf "%s.existingSecret: is required unless %s.bundled.enabled=true" $store $store) -}}
    {{- end -}}
    {{- if and $values.provision.enabled (ne $store "redis") (not $values.provision.existingSecret) -}}
      {{- $problems = append $problems (printf "provision.existingSecret: is required unless %s is bundled or provision.enabled=false" $store) -}}
    {{- end -}}
  {{- end -}}
{{- end -}}

{{- with $values.s3.second -}}
  {{- if and .bucket (not .endpoint) (not .region) -}}
    {{- $problems = append $problems "s3.second.endpoint: is required with s3.second.bucket, or s3.second.region for Amazon S3" -}}
  {{- end -}}
  {{- if and .bucket (eq .credentials "secret") (not .existingSecret) -}}
    {{- $problems = append $problems "s3.second.existingSecret: is required with s3.second.bucket" -}}
  {{- end -}}
  {{- if and .bucket (eq .bucket $values.s3.bucket) (eq .endpoint $values.s3.endpoint) (not $values.s3.bundled.enabled) -}}
    {{- $problems = append $problems "s3.second.bucket: is the bucket of s3.bucket" -}}
  {{- end -}}
  {{- if and (not .bucket) (or .endpoint .region .existingSecret) -}}
    {{- $problems = append $problems "s3.second.bucket: is required for a second store" -}}
  {{- end -}}
{{- end -}}

{{- with $values.redis -}}
  {{- if and .bundled.enabled (ne .mode "single") -}}
    {{- $problems = append $problems "redis.mode: must be single with redis.bundled.enabled=true" -}}
  {{- end -}}
  {{- if and (eq .mode "single") (gt (len .urls) 1) -}}
    {{- $problems = append $problems "redis.urls: must be one address unless redis.mode is sentinel or cluster" -}}
  {{- end -}}
  {{- if ne (eq .mode "sentinel") (not (empty .sentinelMaster)) -}}
    {{- $problems = append $problems "redis.sentinelMaster: is required with redis.mode=sentinel, and only then allowed" -}}
  {{- end -}}
  {{- if and (ne .mode "single") (lt (int .waitReplicas) 1) -}}
    {{- $problems = append $problems "redis.waitReplicas: must be at least 1 with redis.mode=sentinel or cluster; otherwise a failover could restore deleted files and lose counted downloads" -}}
  {{- end -}}
{{- end -}}
{{- if and $values.nats.bundled.enabled (ne $values.nats.identity "password") -}}
  {{- $problems = append $problems "nats.identity: must be password with nats.bundled.enabled=true" -}}
{{- end -}}
{{- if and $values.nats.bundled.enabled (gt (int $values.nats.replicas) 1) -}}
  {{- $problems = append $problems "nats.replicas: must be 1 with nats.bundled.enabled=true" -}}
{{- end -}}

{{- with $values.auth -}}
  {{- if ne (empty .issuer) (empty .clientId) -}}
    {{- $problems = append $problems "auth.issuer, auth.clientId: set both or neither" -}}
  {{- end -}}
  {{- if and (eq .tokenCheck "introspection") (not .existingSecret) -}}
    {{- $problems = append $problems "auth.existingSecret: is required with auth.tokenCheck=introspection" -}}
  {{- end -}}
{{- end -}}

{{- if and $values.gateway.enabled (not $values.gateway.parentRefs) -}}
  {{- $problems = append $problems "gateway.parentRefs: is required with gateway.enabled=true" -}}
{{- end -}}

{{- if or $values.ingress.enabled $values.gateway.enabled -}}
  {{- $base := regexReplaceAll "^https?://|:[0-9]+$" $values.baseUrl "" -}}
  {{- range $index, $host := prepend $values.extraHosts $base -}}
    {{- if or (regexMatch "^[0-9.]+$" $host) (not (regexMatch "^[a-z0-9]([a-z0-9-]*[a-z0-9])?([.][a-z0-9]([a-z0-9-]*[a-z0-9])?)*$" $host)) -}}
      {{- $problems = append $problems (printf "%s: %s is not valid in an Ingress or a route; use a host name of lower-case letters, digits, - and ." (ternary "baseUrl" "extraHosts" (eq $index 0)) $host) -}}
    {{- end -}}
  {{- end -}}
{{- end -}}

{{- with $problems -}}
  {{- fail (printf "\nThe values have %d problem(s):\n  %s\n" (len .) (join "\n  " (uniq .))) -}}
{{- end -}}
{{- end }}
