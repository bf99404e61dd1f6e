# Creates a MinIO user for each policy next to this file, with the credentials in /etc/envoi/users, and removes older
# users with these policies. It can be run again at any time.
set -eu

mc() {
  command mc --config-dir /tmp/mc --quiet "$@"
}

# Reads the first line of a file, with shell built-ins only.
read_file() {
  read -r content <"$1" || [ -n "$content" ]
}

until mc alias set envoi "$ADDRESS" "$ROOT_USER" "$ROOT_PASSWORD"; do sleep 1; done

keys=" "
for policy in /etc/envoi/policies/*.json; do
  service=${policy##*/}
  service=${service%.json}
  read_file "/etc/envoi/users/$service-access-key-id"
  key=$content
  keys="$keys$key "
  read_file "/etc/envoi/users/$service-secret-access-key"
  mc admin policy create envoi "$service" "$policy"
  mc admin user add envoi "$key" "$content"
  # Attaching a policy that is already attached is an error.
  if ! mc admin policy attach envoi "$service" --user "$key"; then
    case "$(mc admin user info envoi "$key")" in
    *"PolicyName: $service"*) ;;
    *) exit 1 ;;
    esac
  fi
done

mc admin user list envoi | while read -r _ key policy; do
  [ -f "/etc/envoi/policies/$policy.json" ] || continue
  case "$keys" in
  *" $key "*) ;;
  *) mc admin user remove envoi "$key" ;;
  esac
done
