// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture;

import java.io.IOException;

/** Packets could not be captured, or a capture could not be read. The message is one sentence: why, and what to do. */
public final class CaptureException extends IOException {
    private static final long serialVersionUID = 1;

    /** @param sentence what happened and what to do */
    public CaptureException(String sentence) {
        super(sentence);
    }
}
