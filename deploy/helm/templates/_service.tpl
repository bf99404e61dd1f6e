{{/* The Service of a component. `protocol` is that of its public port; without it, the Service has no public port. */}}
{{- define "envoi.service" }}
---
apiVersion: v1
kind: Service
metadata:
  {{- include "envoi.metadata" . | nindent 2 }}
  {{- with .values.service.annotations }}
  annotations:
    {{- toYaml . | nindent 4 }}
  {{- end }}
spec:
  type: ClusterIP
  {{- with include "envoi.ip-families" .root | trim }}
  {{- . | nindent 2 }}
  {{- end }}
  selector:
    {{- include "envoi.selector" . | nindent 4 }}
  ports:
    {{- with .protocol }}
    - {name: http, port: 8080, targetPort: http, appProtocol: {{ . }}}
    {{- end }}
    - {name: private, port: 8081, targetPort: private, appProtocol: http}
{{- end }}
