// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.libraries;

/** Libraries cannot be fetched, kept or used. The message is one sentence on why, and on what to do where that helps. */
public final class LibraryException extends Exception {
    private static final long serialVersionUID = 1L;

    /** A failure for that reason. */
    public LibraryException(String sentence) {
        super(sentence);
    }

    /** A failure for that reason, with its cause. */
    public LibraryException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
