// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import java.nio.file.Path;

/**
 * A contract compiled to classes for one middleware.
 *
 * @param classes folder of class files for server and client
 * @param hash    hash over all that the classes were made from: contract, provider, middleware and generator
 * @param cached  whether the classes came from the cache
 */
public record Compiled(Path classes, String hash, boolean cached) {
}
