// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import java.nio.file.Path;

/**
 * A contract compiled to classes for one middleware.
 *
 * @param classes   folder of class files for server and client
 * @param hash      hash over all that the classes were made from: contract, provider, middleware and generator
 * @param cached    whether the classes came from the cache
 * @param libraries the fetched files of {@link Provider#libraries(java.util.Map)} for the options
 */
public record Compiled(Path classes, String hash, boolean cached, LibraryFiles libraries) {
    /** Classes, as a provider returns them: who compiled them adds the libraries. */
    public Compiled(Path classes, String hash, boolean cached) {
        this(classes, hash, cached, LibraryFiles.NONE);
    }

    /** Returns the same with the provider's libraries. */
    public Compiled with(LibraryFiles files) {
        return new Compiled(classes, hash, cached, files);
    }
}
