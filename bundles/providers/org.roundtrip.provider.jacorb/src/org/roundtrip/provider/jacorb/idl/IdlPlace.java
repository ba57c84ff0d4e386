// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/** A line of a file, for messages. */
record IdlPlace(String file, int line, Origin origin) {

    /** What a file is to the one that is imported. */
    enum Origin {
        /** That file itself. */
        OWN,
        /** One that it includes. */
        INCLUDED,
        /** One that comes along with every compiler. */
        STANDARD
    }

    /** Returns whether it is in another file than the one that is imported. */
    boolean included() {
        return origin != Origin.OWN;
    }

    /** Returns an exception. @param problem what is wrong, in words that follow a colon */
    InvalidFileException problem(String problem) {
        return new InvalidFileException(file, Texts.of(IdlPlace.class).text("line", Integer.toString(line)), problem);
    }
}
