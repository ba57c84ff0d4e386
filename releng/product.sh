# SPDX-FileCopyrightText: 2026 Roundtrip contributors
# SPDX-License-Identifier: EPL-2.0
# The product built from this checkout. Source it after setup.sh.

# Sets $product to the folder of the product, built anew when a source has changed. Each build has a folder of its own,
# so that a window which is still open keeps the files it was started from.
find_product() {
  local stamp
  stamp=$(stamp_of_sources)
  product=$made/products/$stamp
  [ ! -x "$product/roundtrip" ] || return 0
  exec 9>"$made/lock"
  flock -n 9 || { say "Another build is running here; waiting for it"; flock 9; }
  if [ ! -x "$product/roundtrip" ]; then
    build build.log clean package -Dmaven.test.skip=true || exit 2
    mkdir -p "$made/products"
    rm -rf "$product.new"
    cp -a "$(materialized)" "$product.new"
    mv "$product.new" "$product"
    forget_old_products
  fi
  exec 9>&-
}

# Prints the class path of all bundles of a product: jars, and the folders of bundles that have jars inside.
class_path_of() {
  printf '%s' "$1/plugins/*"
  local bundle
  for bundle in "$1"/plugins/*/; do
    [ ! -d "$bundle" ] || printf ':%s:%s' "$bundle" "${bundle}lib/*"
  done
}

materialized() {
  echo "$checkout/product/target/products/org.roundtrip.product/linux/gtk/$(uname -m)/roundtrip"
}

forget_old_products() {
  local old
  for old in "$made"/products/*; do
    [ "$old" != "$product" ] || continue
    grep -qsF "$old/" /proc/[0-9]*/cmdline || rm -rf "$old"
  done
}
