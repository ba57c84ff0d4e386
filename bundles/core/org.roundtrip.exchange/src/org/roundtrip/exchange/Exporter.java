// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import java.util.List;
import org.roundtrip.model.Drawing;

/** Writes payloads as files of one language. A service; safe for all threads. */
public interface Exporter {
    /** Returns how the names of its files end, in lower case, such as {@code .idl}. The longest ending decides. */
    List<String> endings();

    /** Writes a drawing. @throws ExportException when the language cannot say it */
    Exported write(Drawing drawing) throws ExportException;
}
