// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import org.roundtrip.model.Drawing;
import org.roundtrip.model.Shape;
import org.roundtrip.model.sweep.SweptLength;

/** Gives another length to one place of a payload, see {@link SweptLength}, and fixed lengths to all others, see {@link FixedLengths}. */
final class SweptPayload {
    private SweptPayload() {
    }

    /**
     * Returns the payload with a length that does not vary.
     *
     * @param path such as {@code payload}, {@code payload.name} or {@code payload[].lines}
     * @throws PreviewException when no text, bytes, list or map is there
     */
    static Drawing of(Drawing drawing, String path, int length) throws PreviewException {
        Shape swept = drawing.payload().flatMap(shape -> SweptLength.of(Contracts.PAYLOAD, FixedLengths.of(shape), path, length))
                .orElseThrow(() -> new PreviewException(Previews.TEXTS.text("path", path)));
        return Drawing.of(drawing.name(), swept);
    }
}
