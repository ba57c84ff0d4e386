// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.types;

import java.util.Optional;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Repertoire;

/** What a source says of the type of a member, before names are followed. */
public sealed interface Sketch {

    /** A shape of which the source says all. */
    record Known(Shape shape) implements Sketch {
    }

    /** A text. @param length empty when the source gives none */
    record Chars(Optional<Length> length, Repertoire repertoire) implements Sketch {
        /** A text without a known length, of characters that every encoding has. */
        public static final Chars PLAIN = new Chars(Optional.empty(), Repertoire.LATIN1);
    }

    /** Octets. @param length empty when the source gives none */
    record Octets(Optional<Length> length) implements Sketch {
        /** Octets without a known length. */
        public static final Octets PLAIN = new Octets(Optional.empty());
    }

    /** A list. @param length empty when the source gives none */
    record Items(Sketch element, Optional<Length> length) implements Sketch {
    }

    /** Values by keys. @param length number of entries; empty when the source gives none */
    record Entries(Sketch key, Sketch value, Optional<Length> length) implements Sketch {
    }

    /** A declared type. @param key of its declaration */
    record Named(String key) implements Sketch {
    }

    /** A value that may be absent. */
    record Maybe(Sketch value) implements Sketch {
    }

    /** A type that is nearly this one. @param reason what is not the same, in words that follow a colon */
    record Near(Sketch type, String reason) implements Sketch {
    }

    /** A type without a counterpart. @param reason why, in words that follow a colon */
    record Missing(String reason) implements Sketch {
    }
}
