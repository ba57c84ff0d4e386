// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.wire;

import java.util.Optional;
import org.roundtrip.preview.Preview;

/**
 * What a provider makes of the payload.
 *
 * @param provider its id
 * @param preview  the bytes; empty when there are none yet, or none at all
 * @param problem  why there are none, in one sentence; empty while they are made
 */
record WireAnswer(String provider, Optional<Preview> preview, String problem) {

    static WireAnswer waiting(String provider) {
        return new WireAnswer(provider, Optional.empty(), "");
    }

    boolean isWaiting() {
        return preview.isEmpty() && problem.isEmpty();
    }
}
