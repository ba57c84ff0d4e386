// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import java.util.Optional;
import org.roundtrip.model.Drawing;

/** What comes back from a language. */
public final class Returned {
    private Returned() {
    }

    /** Writes a drawing and reads it back. @param fileName of the language */
    public static Imported from(Exporter exporter, Importer importer, String fileName, Drawing drawing) throws Exception {
        return importer.read(SourceFile.of(fileName, exporter.write(drawing).text()), Optional.empty());
    }
}
