{{/* Rights of the services in a store that reads them at start; `key` names them in services.json. */}}
{{- define "envoi.rights" -}}
{{- $rights := dict -}}
{{- range $name, $service := include "envoi.services" .root | fromJson -}}
  {{- $_ := set $rights $name (get $service $.key) -}}
{{- end -}}
{{- toJson $rights -}}
{{- end }}

{{/* A bundled store: one pod with a volume. `ports` by name; `command`, `environment`, `probes`, `mounts` and `volumes` as YAML. */}}
{{- define "envoi.store" }}
---
apiVersion: apps/v1
kind: StatefulSet
metadata:
  {{- include "envoi.metadata" . | nindent 2 }}
spec:
  replicas: 1
  serviceName: {{ include "envoi.name" . }}
  # An update also replaces a pod that never became ready.
  podManagementPolicy: Parallel
  selector:
    matchLabels:
      {{- include "envoi.selector" . | nindent 6 }}
  template:
    metadata:
      labels:
        {{- include "envoi.pod-labels" . | nindent 8 }}
      annotations:
        cluster-autoscaler.kubernetes.io/safe-to-evict-local-volumes: tmp
        checksum/config: {{ printf "%s%s" (toYaml .config) (.passwords | default "") | sha256sum | trunc 16 | quote }}
    spec:
      serviceAccountName: {{ include "envoi.name" . }}
      {{- include "envoi.pod-security" . | nindent 6 }}
      terminationGracePeriodSeconds: 30
      containers:
        - name: {{ .component }}
          image: {{ .values.image }}
          imagePullPolicy: {{ .root.Values.image.pullPolicy }}
          command:
            {{- toYaml .command | nindent 12 }}
          {{- include "envoi.container-security" . | nindent 10 }}
          ports:
            {{- range $name, $port := .ports }}
            - {name: {{ $name }}, containerPort: {{ $port }}}
            {{- end }}
          {{- with .environment }}
          env:
            {{- . | nindent 12 }}
          {{- end }}
          {{- toYaml .probes | nindent 10 }}
          resources:
            {{- toYaml .values.resources | nindent 12 }}
          volumeMounts:
            - {name: data, mountPath: /data}
            - {name: tmp, mountPath: /tmp}
            {{- with .mounts }}
            {{- toYaml . | nindent 12 }}
            {{- end }}
      volumes:
        - name: tmp
          emptyDir: {sizeLimit: 256Mi}
        {{- with .volumes }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
  volumeClaimTemplates:
    - metadata:
        name: data
        labels:
          {{- include "envoi.selector" . | nindent 10 }}
      spec:
        accessModes: [ReadWriteOnce]
        {{- with .values.persistence.storageClass }}
        storageClassName: {{ . }}
        {{- end }}
        resources:
          requests:
            storage: {{ .values.persistence.size }}
---
apiVersion: v1
kind: Service
metadata:
  {{- include "envoi.metadata" . | nindent 2 }}
spec:
  type: ClusterIP
  {{- with include "envoi.ip-families" .root | trim }}
  {{- . | nindent 2 }}
  {{- end }}
  selector:
    {{- include "envoi.selector" . | nindent 4 }}
  ports:
    {{- with index .ports .component }}
    - {name: {{ $.component }}, port: {{ . }}, targetPort: {{ $.component }}}
    {{- end }}
{{- include "envoi.service-account" . }}
{{- if .root.Values.networkPolicy.enabled }}
---
# Only components that use it may connect; it connects to nothing.
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  {{- include "envoi.metadata" . | nindent 2 }}
spec:
  podSelector:
    matchLabels:
      {{- include "envoi.selector" . | nindent 6 }}
  policyTypes: [Ingress, Egress]
  ingress:
    - ports:
        - {protocol: TCP, port: {{ .component }}}
      from:
        {{- range $name, $service := include "envoi.services" .root | fromJson }}
        {{- if has $.store $service.stores }}
        {{- include "envoi.peer" (dict "root" $.root "component" $name) | nindent 8 }}
        {{- end }}
        {{- end }}
        {{- range .callers }}
        {{- include "envoi.peer" (dict "root" $.root "component" .) | nindent 8 }}
        {{- end }}
{{- end }}
{{- end }}
