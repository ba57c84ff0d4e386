// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.Callable;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.Status;
import org.roundtrip.exchange.ExportException;
import org.roundtrip.exchange.Exported;
import org.roundtrip.exchange.Exporter;
import org.roundtrip.model.text.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code roundtrip payload convert FILE --to FILE}: writes a payload in another language. */
@Command(name = "convert", mixinStandardHelpOptions = true)
final class ConvertCommand implements Callable<Integer> {
    private static final Texts TEXTS = Texts.of(Context.class);

    private final Context context;
    @Parameters(paramLabel = "FILE", descriptionKey = "FILE")
    private String file;
    @Option(names = "--to", paramLabel = "FILE", required = true, descriptionKey = "to")
    private String to;
    @Mixin
    private ImportOptions options = new ImportOptions();
    @Option(names = "--force", descriptionKey = "force")
    private boolean force;

    ConvertCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws RefusedInput, IOException {
        Path target = context.path(to);
        Exporter exporter = context.formats().exporter(String.valueOf(target.getFileName()))
                .orElseThrow(() -> new RefusedInput(TEXTS.text("payload.write.ending", to,
                        String.join(", ", context.formats().writable()))));
        context.target(to, force);
        Exported exported;
        try {
            exported = exporter.write(PayloadFiles.read(file, options, context));
        } catch (ExportException e) {
            throw new RefusedInput(e.getMessage());
        }
        exported.notes().forEach(note -> PayloadFiles.print(note, context));
        write(target, exported.text());
        context.note(TEXTS.text("payload.written", to));
        return Status.DONE;
    }

    /** Writes the file whole, so that a full disk leaves the old one. */
    private void write(Path target, String text) throws IOException {
        Path writing = Files.createTempFile(target.getParent(), ".payload", ".writing");
        try {
            Files.delete(writing);
            Files.writeString(writing, text);
            if (force) {
                Files.move(writing, target, StandardCopyOption.REPLACE_EXISTING);
            } else {
                Files.move(writing, target);
            }
        } finally {
            Files.deleteIfExists(writing);
        }
    }
}
