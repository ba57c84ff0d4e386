// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.editor;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;
import org.eclipse.core.runtime.ILog;
import org.roundtrip.design.Design;
import org.roundtrip.design.FromModel;
import org.roundtrip.design.ToModel;
import org.roundtrip.files.DrawingFiles;

/**
 * The unsaved changes of a payload, kept in a file of their own so that they survive a crash. One thread may use it at a
 * time.
 */
final class KeptDraft {
    private final Path kept;

    /** @param drafts the folder of all drafts */
    KeptDraft(Path drafts, Path file) {
        String name = UUID.nameUUIDFromBytes(file.toString().getBytes(StandardCharsets.UTF_8)).toString();
        kept = drafts.resolve(name + DrawingFiles.SUFFIX);
    }

    /** Returns what was kept, if it differs from what the file holds. */
    Optional<Design> read(Design saved) {
        try {
            return Files.exists(kept) ? Optional.of(DrawingFiles.read(kept))
                    .filter(drawing -> !drawing.equals(ToModel.drawing(saved))).map(FromModel::design) : Optional.empty();
        } catch (IOException e) {
            ILog.get().warn("A kept draft cannot be read.", e);
            return Optional.empty();
        }
    }

    /** Keeps a design. */
    void keep(Design design) {
        try {
            Files.createDirectories(kept.getParent());
            DrawingFiles.write(kept, ToModel.drawing(design));
        } catch (IOException e) {
            ILog.get().warn("A draft cannot be kept.", e);
        }
    }

    /** Forgets what was kept. */
    void forget() {
        try {
            Files.deleteIfExists(kept);
        } catch (IOException e) {
            ILog.get().warn("A kept draft cannot be deleted.", e);
        }
    }
}
