// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * How and where a contract is to be compiled.
 *
 * @param options      the provider's options, each with its value
 * @param asynchronous whether clients call asynchronously; only for a provider that declares {@link ProviderInfo#asynchronous}
 * @param release      the Java release that the classes are for, such as 8 or 21: the lower one of the two sides, so that
 *                     both can load them
 * @param other        the provider of the other side, when it is another one: where it sends values in other types than those of this
 *                     provider's own peers, both sides need these
 * @param cache        folder shared by all providers, safe for several processes
 * @param libraries    the fetched files of {@link Provider#libraries(Map)} for these options
 */
public record CompileSetting(Map<String, String> options, boolean asynchronous, int release, Optional<ProviderInfo> other,
        Path cache, LibraryFiles libraries) {
    /** The release of classes for the newest Java that is supported. */
    public static final int NEWEST = 21;

    /** Copies the options. */
    public CompileSetting {
        options = Map.copyOf(options);
    }

    /** A compilation for the newest release, by a provider without libraries. */
    public static CompileSetting newest(Map<String, String> options, Path cache) {
        return newest(options, cache, LibraryFiles.NONE);
    }

    /** A compilation for the newest release. */
    public static CompileSetting newest(Map<String, String> options, Path cache, LibraryFiles libraries) {
        return new CompileSetting(options, false, NEWEST, Optional.empty(), cache, libraries);
    }
}
