{{- define "envoi.is-scaled" -}}
{{- if dig "autoscaling" "enabled" false .values }}true{{ end -}}
{{- end }}

{{/* The Deployment of a service. An autoscaler, if enabled, owns the number of replicas. */}}
{{- define "envoi.deployment" -}}
{{- $values := .root.Values }}
---
apiVersion: apps/v1
kind: Deployment
metadata:
  {{- include "envoi.metadata" . | nindent 2 }}
spec:
  {{- if not (include "envoi.is-scaled" .) }}
  replicas: {{ int .values.replicas }}
  {{- end }}
  minReadySeconds: 3
  revisionHistoryLimit: 3
  strategy:
    {{- toYaml .values.strategy | nindent 4 }}
  selector:
    matchLabels:
      {{- include "envoi.selector" . | nindent 6 }}
  template:
    metadata:
      labels:
        {{- include "envoi.pod-labels" . | nindent 8 }}
      annotations:
        kubectl.kubernetes.io/default-container: {{ .component }}
        # Their data is of no use to another pod.
        cluster-autoscaler.kubernetes.io/safe-to-evict-local-volumes: {{ ternary "tmp,spool" "tmp" (hasKey .values "spool") }}
        {{- with include "envoi.passwords-checksum" . }}
        checksum/passwords: {{ . | quote }}
        {{- end }}
        {{- with merge (dict) .values.podAnnotations $values.podAnnotations }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
    spec:
      serviceAccountName: {{ include "envoi.name" . }}
      {{- include "envoi.pod-security" . | nindent 6 }}
      terminationGracePeriodSeconds: {{ include "envoi.grace-seconds" . }}
      {{- include "envoi.spread" . | nindent 6 }}
      {{- with .values.nodeSelector }}
      nodeSelector:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with .values.tolerations }}
      tolerations:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with .values.affinity }}
      affinity:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with .values.initContainers }}
      initContainers:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      containers:
        - name: {{ .component }}
          image: {{ include "envoi.image" . }}
          imagePullPolicy: {{ $values.image.pullPolicy }}
          {{- include "envoi.container-security" . | nindent 10 }}
          ports:
            - {name: http, containerPort: 8080}
            - {name: private, containerPort: 8081}
          env:
            {{- include "envoi.environment" . | trim | nindent 12 }}
            {{- with .values.extraEnv }}
            {{- toYaml . | nindent 12 }}
            {{- end }}
          lifecycle:
            preStop:
              # Continue as before until all proxies have removed this pod.
              sleep:
                seconds: {{ int $values.preStopSeconds }}
          startupProbe:
            httpGet: {path: /livez, port: private}
            {{- include "envoi.probe-times" (dict "part" . "key" "startupProbe") | trim | nindent 12 }}
          readinessProbe:
            httpGet: {path: /readyz, port: private}
            {{- include "envoi.probe-times" (dict "part" . "key" "readinessProbe") | trim | nindent 12 }}
          livenessProbe:
            httpGet: {path: /livez, port: private}
            {{- include "envoi.probe-times" (dict "part" . "key" "livenessProbe") | trim | nindent 12 }}
          resources:
            {{- toYaml .values.resources | nindent 12 }}
          volumeMounts:
            - name: tmp
              mountPath: /tmp
            {{- if .values.spool }}
            - name: spool
              mountPath: /var/spool/envoi
            {{- end }}
            {{- if and (eq .component "web-origin") $values.branding.volume }}
            - name: branding
              mountPath: /etc/envoi/branding
              readOnly: true
            {{- end }}
            {{- include "envoi.ca-mount" . | nindent 12 }}
            {{- with .values.extraVolumeMounts }}
            {{- toYaml . | nindent 12 }}
            {{- end }}
        {{- with .values.sidecars }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
      volumes:
        - name: tmp
          emptyDir: {sizeLimit: 256Mi}
        {{- with .values.spool }}
        {{- include "envoi.spool-volume" . | nindent 8 }}
        {{- end }}
        {{- if and (eq .component "web-origin") $values.branding.volume }}
        - name: branding
          {{- toYaml $values.branding.volume | nindent 10 }}
        {{- end }}
        {{- include "envoi.ca-volume" . | nindent 8 }}
        {{- with .values.extraVolumes }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
{{- end }}

{{- define "envoi.drain-seconds" -}}
{{- $own := get .values "drainSeconds" -}}
{{- ternary .root.Values.drainSeconds $own (kindIs "string" $own) | int -}}
{{- end }}

{{/* Seconds that a process needs to end: the delay before the signal, the drain, and the rest of the shutdown. */}}
{{- define "envoi.shutdown-seconds" -}}
{{- add (int .root.Values.preStopSeconds) (include "envoi.drain-seconds" . | int) (int .root.Values.terminationExtraSeconds) -}}
{{- end }}

{{- define "envoi.grace-seconds" -}}
{{- $own := .values.terminationGracePeriodSeconds -}}
{{- kindIs "string" $own | ternary (include "envoi.shutdown-seconds" .) (int $own) -}}
{{- end }}

{{/* The volume of the spool: its size plus the overhead of the file system. */}}
{{- define "envoi.spool-volume" -}}
{{- $bytes := include "envoi.bytes" .size | int64 -}}
{{- $limit := add $bytes (div $bytes 10) -}}
- name: spool
  {{- if .storageClass }}
  ephemeral:
    volumeClaimTemplate:
      spec:
        accessModes: [ReadWriteOnce]
        storageClassName: {{ .storageClass }}
        resources:
          requests:
            storage: {{ $limit | quote }}
  {{- else }}
  emptyDir:
    sizeLimit: {{ $limit | quote }}
  {{- end }}
{{- end }}
