// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;

/**
 * A line of a file, for messages.
 *
 * @param included whether the file is one that the imported file includes
 */
record IdlPlace(String file, int line, boolean included) {

    /** Returns an exception. @param problem what is wrong, in words that follow a colon */
    InvalidFileException problem(String problem) {
        return new InvalidFileException(file, Texts.of(IdlPlace.class).text("line", Integer.toString(line)), problem);
    }
}
