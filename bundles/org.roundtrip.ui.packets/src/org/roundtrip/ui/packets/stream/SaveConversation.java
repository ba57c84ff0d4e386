// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.stream;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.roundtrip.packets.decode.MessageTable;

/** Writes the bytes of a conversation to a file, in the order in which they were sent. */
final class SaveConversation {
    private SaveConversation() {
    }

    /** Asks for a file and writes it in the background. */
    static void ask(Shell shell, MessageTable table, Conversation conversation, String name) {
        FileDialog dialog = new FileDialog(shell, SWT.SAVE);
        dialog.setFileName(name);
        dialog.setOverwrite(true);
        String file = dialog.open();
        if (file != null) {
            Job job = Job.create(Messages.savingJob,
                    (ICoreRunnable) monitor -> save(table, conversation, Path.of(file), monitor));
            job.setUser(true);
            job.schedule();
        }
    }

    /** Writes beside the file and moves it into place, so that cancelling and errors leave nothing. */
    static void save(MessageTable table, Conversation conversation, Path file, IProgressMonitor monitor)
            throws CoreException {
        monitor.beginTask(Messages.savingJob, conversation.size());
        try {
            Path beside = Files.createTempFile(file.toAbsolutePath().getParent(), file.getFileName().toString(), null);
            try {
                try (OutputStream out = Files.newOutputStream(beside)) {
                    for (int i = 0; i < conversation.size() && !monitor.isCanceled(); i++) {
                        out.write(table.bytes(conversation.number(i)));
                        monitor.worked(1);
                    }
                }
                if (!monitor.isCanceled()) {
                    Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
                }
            } finally {
                Files.deleteIfExists(beside);
            }
        } catch (IOException e) {
            throw new CoreException(Status.error(NLS.bind(Messages.notSaved, e.getMessage()), e));
        }
    }
}
