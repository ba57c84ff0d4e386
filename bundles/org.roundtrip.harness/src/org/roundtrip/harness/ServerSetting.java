// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness;

import java.nio.file.Path;
import java.util.Map;
import org.roundtrip.harness.values.Arrivals;

/**
 * The settings of a server half.
 *
 * @param host    address to bind to
 * @param port    port to listen on, or 0 for any free one
 * @param options the provider's options, defaults filled in
 * @param folder  an existing folder for files of the server's own
 * @param seed    seed of the value stream
 * @param pool    number of prebuilt results
 * @param arrivals digests the values that arrive; passed to the generated behaviours
 */
public record ServerSetting(String host, int port, Map<String, String> options, Path folder, long seed, int pool,
        Arrivals arrivals) {

    /**
     * An instance of the generated class {@code generated.Behaviours}, whose public methods are the operations in the
     * middleware's own types.
     */
    public Object behaviours() throws ReflectiveOperationException {
        return Generated.type("Behaviours").getConstructor(long.class, int.class, Arrivals.class)
                .newInstance(seed, pool, arrivals);
    }
}
