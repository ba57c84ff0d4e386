// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import org.roundtrip.model.text.Texts;

/**
 * A message cannot be decoded from the bytes received so far. It has no stack trace, because it is thrown for each
 * message that comes in several packets.
 */
public abstract sealed class DissectException extends Exception {
    private static final long serialVersionUID = 1L;
    static final Texts TEXTS = Texts.of(DissectException.class);

    private DissectException(String message) {
        super(message, null, false, false);
    }

    /** More bytes are needed. */
    public static final class Incomplete extends DissectException {
        private static final long serialVersionUID = 1L;
        /** The only instance; it has no state. */
        public static final Incomplete INSTANCE = new Incomplete();

        private Incomplete() {
            super("more bytes are needed");
        }
    }

    /** The bytes are not what the protocol allows. */
    public static final class Malformed extends DissectException {
        private static final long serialVersionUID = 1L;

        private final String text;
        private final transient Object[] values;

        /**
         * Something wrong. Its sentence is made when someone asks for it, as many are thrown and never shown.
         *
         * @param text   name of the sentence in the message file of this package
         * @param values for its places
         */
        public Malformed(String text, Object... values) {
            super(null);
            this.text = text;
            this.values = values;
        }

        @Override
        public String getMessage() {
            return TEXTS.text(text, values);
        }
    }
}
