// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import java.nio.file.Path;
import org.roundtrip.files.RoundtripHome;

/** An importer whose libraries are fetched into the folder of this build. */
final class FetchedImporter {
    private FetchedImporter() {
    }

    static ProtoImporter get() {
        return new ProtoImporter().in(new RoundtripHome(Path.of("target", "home")));
    }
}
