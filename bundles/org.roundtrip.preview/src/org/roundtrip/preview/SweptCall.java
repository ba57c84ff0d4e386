// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import java.util.Optional;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Shape;
import org.roundtrip.model.sweep.SweptLength;

/** Gives another length to one place of what is called, see {@link SweptLength}, and fixed lengths to all others, see {@link FixedLengths}. */
final class SweptCall {
    private SweptCall() {
    }

    /**
     * Returns the call with a length that does not vary.
     *
     * @param path as those of the call, such as {@code payload.name}, {@code payload[].lines} or {@code send.order.name}
     * @throws PreviewException when no text, bytes, list or map is there
     */
    static PreviewedCall of(PreviewedCall call, String path, int length) throws PreviewException {
        return (call.echo() ? payload(call, path, length) : operation(call, path, length)).orElseThrow(() -> new PreviewException(
                call.echo() ? Previews.TEXTS.text("path", path) : Previews.TEXTS.text("path.operation", path, call.operation().name())));
    }

    private static Optional<PreviewedCall> payload(PreviewedCall call, String path, int length) {
        Shape payload = call.operation().parameters().getFirst().shape();
        return SweptLength.of(Drawing.PAYLOAD, FixedLengths.of(payload), path, length)
                .flatMap(swept -> Drawing.of(Drawing.PAYLOAD, swept).echo()).map(echo -> new PreviewedCall(echo, true));
    }

    private static Optional<PreviewedCall> operation(PreviewedCall call, String path, int length) {
        return SweptLength.of(Contracts.contract(FixedLengths.of(call.operation())), path, length)
                .map(swept -> PreviewedCall.of(swept.operations().getFirst()));
    }
}
