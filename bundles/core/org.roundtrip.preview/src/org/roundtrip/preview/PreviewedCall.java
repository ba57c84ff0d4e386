// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import java.util.stream.Stream;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

/**
 * What a preview calls: an operation that is drawn, or an echo that is made for a payload. Immutable.
 *
 * @param operation what is called
 * @param echo      whether it is the echo of a payload: then paths begin with {@code payload}, because the request and the reply
 *                  carry the same one; else they begin with the operation's name and a parameter, as in a plan
 */
public record PreviewedCall(Operation operation, boolean echo) {
    /** The most content of a value. A dissector reads it as one message, with room for what XML makes of it. */
    private static final double MOST_CONTENT = 1 << 20;

    /** Returns the echo of what is drawn. @throws PreviewException when no payload is */
    public static PreviewedCall of(Drawing drawing) throws PreviewException {
        return new PreviewedCall(drawing.echo()
                .orElseThrow(() -> new PreviewException(Previews.TEXTS.text("none", drawing.name()))), true);
    }

    /** Returns the call of an operation. */
    public static PreviewedCall of(Operation operation) {
        return new PreviewedCall(operation, false);
    }

    /**
     * Returns this with a length that does not vary at one place.
     *
     * @param path of a text, of bytes, a list or a map, as in {@link PreviewException#refusals}
     * @throws PreviewException when no such thing is there
     */
    public PreviewedCall swept(String path, int length) throws PreviewException {
        return SweptCall.of(this, path, length);
    }

    /**
     * Returns whether another length than that at the path has a range. When the call is {@link #swept}, it stays in the
     * middle of it.
     */
    public boolean othersVary(String path) {
        return SweptCall.othersVary(this, path);
    }

    /** Returns this. @throws PreviewException when one of its values may be too large */
    public PreviewedCall small() throws PreviewException {
        Stream<Shape> shapes = Stream.concat(operation.parameters().stream().map(Operation.Parameter::shape),
                operation.outcome().stream());
        if (shapes.anyMatch(shape -> ExpectedValues.largestContent(shape) > MOST_CONTENT)) {
            throw new PreviewException(Previews.TEXTS.text("large", MOST_CONTENT));
        }
        return this;
    }

    /** Returns a place of the operation as the paths of this call name it. */
    String path(String place) {
        return echo ? Drawing.placeInEcho(place) : place;
    }
}
