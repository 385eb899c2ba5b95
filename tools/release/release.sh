#!/usr/bin/env bash
# Builds an archive of the current commit into dist/release. It contains Node, the built site, the
# packages for production, their list (CycloneDX) and checksums, so that it needs only Debian. It
# contains no setting, and the same commit produces the same bytes.
set -euo pipefail
export LC_ALL=C

if [ $# -gt 0 ]; then
  echo 'npm run release takes no options.' >&2
  exit 1
fi
if [ -n "$(git status --porcelain)" ]; then
  echo 'Commit or remove all changes: a release contains only committed files.' >&2
  exit 1
fi

node=$(find node_modules -maxdepth 1 -name 'node-linux-*' -printf '%f')
commit=$(git rev-parse --short=10 HEAD)
name="gateway-$(git log -1 --format=%cs)-$commit-${node#node-}"
to="dist/release/$name"
time=$(git log -1 --format=%cI)

npm run build --silent
rm -rf dist/release
mkdir -p "$to/dist"
git archive HEAD -- package.json package-lock.json .npmrc .env.example CHANGELOG.md LICENSE deploy docs \
  server shared src | tar -x -C "$to"
cp -R dist/client dist/render "$to/dist"

cd "$to"
npm ci --omit=dev --no-audit --no-fund --silent
# npm sbom fails if a package in package.json is not installed.
npm pkg delete devDependencies
# npm adds a random serial number and the current time, which would change the bytes.
npm sbom --omit=dev --sbom-format=cyclonedx | node --eval '
  const list = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
  delete list.serialNumber;
  list.metadata.timestamp = process.argv[1];
  process.stdout.write(`${JSON.stringify(list, undefined, 2)}\n`);' "$time" >sbom.json
find . -type f ! -name SHA256SUMS -printf '%P\0' | sort -z | xargs -0 sha256sum >SHA256SUMS

cd ..
cp "$name/sbom.json" "$name.sbom.json"
tar --create --sort=name --format=gnu --mtime="$time" --owner=0 --group=0 --numeric-owner \
  --mode='u+rwX,go+rX,go-w' "$name" | gzip --no-name >"$name.tar.gz"
sha256sum "$name.tar.gz" >"$name.tar.gz.sha256"
rm -rf "$name"
echo "dist/release/$name.tar.gz"
