// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.trial;

import java.util.List;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.ServerHalf;
import org.roundtrip.harness.ServerSetting;

/** A container that makes the key of the servants in it, once for a block of forks. */
public final class TlsContainer implements ServerHalf {

    @Override
    public Endpoint start(ServerSetting setting) throws Exception {
        KeyStores.make(setting.trust());
        return new Endpoint("container", List.of(), List.of());
    }

    @Override
    public void close() {
        // nothing runs
    }
}
