// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import java.nio.file.Path;

/**
 * A contract in a middleware's own classes.
 *
 * @param classes folder of class files for server and client
 * @param hash    what the classes were made from: contract, provider, middleware and generator
 * @param cached  whether nothing had to be compiled
 */
public record Compiled(Path classes, String hash, boolean cached) {
}
