{{/*
A Job that runs again when its pod changes. Its name contains a hash of the pod, as Jobs are immutable. Not a hook: services
become ready only after it.
*/}}
{{- define "envoi.job-object" }}
{{- $pod := include "envoi.job-pod" . }}
---
apiVersion: batch/v1
kind: Job
metadata:
  {{- include "envoi.metadata" (merge (dict "suffix" ($pod | sha256sum | trunc 8)) .) | nindent 2 }}
spec:
  backoffLimit: 20
  {{- with .root.Values.provision.ttlSecondsAfterFinished }}
  ttlSecondsAfterFinished: {{ int . }}
  {{- end }}
  template:
    {{- $pod | nindent 4 }}
{{- include "envoi.service-account" . }}
{{- if .root.Values.networkPolicy.enabled }}
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  {{- include "envoi.metadata" . | nindent 2 }}
spec:
  podSelector:
    matchLabels:
      {{- include "envoi.selector" . | nindent 6 }}
  policyTypes: [Ingress, Egress]
  egress:
    {{- include "envoi.dns-egress" .root | nindent 4 }}
    {{- range .stores }}
    {{- include "envoi.store-egress" (dict "root" $.root "store" .) | nindent 4 }}
    {{- end }}
{{- end }}
{{- end }}

{{- define "envoi.job-pod" -}}
metadata:
  labels:
    {{- include "envoi.pod-labels" . | nindent 4 }}
  {{- with .checksum }}
  annotations:
    checksum/config: {{ . | quote }}
  {{- end }}
spec:
  restartPolicy: OnFailure
  serviceAccountName: {{ include "envoi.name" . }}
  {{- include "envoi.pod-security" . | nindent 2 }}
  containers:
    - name: {{ .component }}
      image: {{ .image }}
      imagePullPolicy: {{ .root.Values.image.pullPolicy }}
      {{- with .command }}
      command:
        {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- include "envoi.container-security" . | nindent 6 }}
      env:
        {{- .environment | trim | nindent 8 }}
      resources:
        {{- toYaml .resources | nindent 8 }}
      volumeMounts:
        - {name: tmp, mountPath: /tmp}
        {{- with .mounts }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
        {{- include "envoi.ca-mount" . | nindent 8 }}
  volumes:
    - name: tmp
      emptyDir: {sizeLimit: 64Mi}
    {{- with .volumes }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
    {{- include "envoi.ca-volume" . | nindent 4 }}
{{- end }}
