// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.control;

import java.util.Optional;
import org.roundtrip.engine.CalledOnce;

/**
 * The latest call of a server that a person wanted.
 *
 * @param operation its name
 * @param underWay  whether it goes on
 * @param called    what came of it; empty while it goes on, and when it failed
 * @param failure   why it failed or that it was cancelled, in a sentence; else empty
 */
public record LastCall(String operation, boolean underWay, Optional<CalledOnce> called, String failure) {
    static LastCall begun(String operation) {
        return new LastCall(operation, true, Optional.empty(), "");
    }
}
