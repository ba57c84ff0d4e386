// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.swt.widgets.Shell;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.decode.MessageTable;
import org.roundtrip.ui.save.FileFormat;
import org.roundtrip.ui.save.SaveDialog;
import org.roundtrip.ui.save.SaveJob;

/** Writes the bytes of a conversation to a file, in the order in which they were sent. */
final class SaveConversation {
    private static final Texts TEXTS = Texts.of(SaveConversation.class);

    private SaveConversation() {
    }

    /** Asks for a file and writes it in the background. @param name without an ending */
    static void ask(Shell shell, MessageTable table, Conversation conversation, String name) {
        SaveDialog.ask(shell, TEXTS.text("saveTitle"), name, List.of(new FileFormat(TEXTS.text("sentBytes"), "bin")))
                .ifPresent(file -> SaveJob.start(file, (path, monitor) -> save(table, conversation, path, monitor)));
    }

    /**
     * Writes beside the file and moves it into place, so that cancelling and errors leave nothing.
     *
     * @throws CancellationException when the monitor is cancelled
     */
    static void save(MessageTable table, Conversation conversation, Path file, IProgressMonitor monitor)
            throws IOException {
        monitor.beginTask("", conversation.size());
        Path beside = Files.createTempFile(file.toAbsolutePath().getParent(), file.getFileName().toString(), null);
        try {
            try (OutputStream out = Files.newOutputStream(beside)) {
                for (int i = 0; i < conversation.size(); i++) {
                    if (monitor.isCanceled()) {
                        throw new CancellationException();
                    }
                    out.write(table.bytes(conversation.number(i)));
                    monitor.worked(1);
                }
            }
            Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(beside);
        }
    }
}
