// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.ui.defect.Defects;
import org.roundtrip.ui.run.library.Item.PayloadItem;

/** Reads the payloads of a folder. Used by one thread at a time. */
final class ReadPayloads {

    /** Returns the payloads of a folder by their names. */
    List<Item> in(Path folder) {
        return Library.list(folder).stream().filter(file -> file.getFileName().toString().endsWith(DrawingFiles.SUFFIX))
                .map(ReadPayloads::read).sorted(Comparator.comparing(PayloadItem::name, String.CASE_INSENSITIVE_ORDER))
                .<Item>map(item -> item).toList();
    }

    private static PayloadItem read(Path file) {
        try {
            return new PayloadItem(file, DrawingFiles.read(file), "");
        } catch (IOException e) {
            return new PayloadItem(file, null, e.getMessage());
        } catch (RuntimeException e) {
            return new PayloadItem(file, null, new Defects().report(e));
        }
    }
}
