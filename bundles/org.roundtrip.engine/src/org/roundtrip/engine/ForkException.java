// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine;

/** A fork failed; the message is one sentence for people. */
final class ForkException extends Exception {
    private static final long serialVersionUID = 1L;

    ForkException(String message) {
        super(message);
    }

    ForkException(String message, Throwable cause) {
        super(message, cause);
    }
}
