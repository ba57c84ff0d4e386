// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

/**
 * A host cannot be used as asked. The message is one sentence that says what happened, and what to do where that helps.
 */
public final class HostException extends Exception {
    private static final long serialVersionUID = 1L;

    /** A failure for that reason. */
    public HostException(String sentence) {
        super(sentence);
    }

    /** A failure for that reason, with its cause. */
    public HostException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
