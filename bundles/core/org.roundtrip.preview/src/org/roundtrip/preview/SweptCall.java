// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import java.util.Optional;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Operation;
import org.roundtrip.model.SweptLength;

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
        return at(call, FixedLengths.of(call.operation()), path, length).orElseThrow(() -> new PreviewException(
                call.echo() ? Previews.TEXTS.text("path", path) : Previews.TEXTS.text("path.operation", path, call.operation().name())));
    }

    /** Whether other lengths than that at the path vary, see {@link PreviewedCall#othersVary}. */
    static boolean othersVary(PreviewedCall call, String path) {
        Operation fixed = FixedLengths.of(call.operation());
        return !at(call, call.operation(), path, 1).equals(at(call, fixed, path, 1));
    }

    private static Optional<PreviewedCall> at(PreviewedCall call, Operation operation, String path, int length) {
        return call.echo() ? SweptLength.of(Drawing.PAYLOAD, operation.parameters().getFirst().shape(), path, length)
                .flatMap(swept -> Drawing.of(Drawing.PAYLOAD, swept).echo()).map(echo -> new PreviewedCall(echo, true))
                : SweptLength.of(Contracts.contract(operation), path, length)
                        .map(swept -> PreviewedCall.of(swept.operations().getFirst()));
    }
}
