// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.roundtrip.cli.Context;
import org.roundtrip.cli.Messages;
import org.roundtrip.cli.RefusedInput;
import org.roundtrip.examples.Examples;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.PayloadFormat;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Drawing;

/** Reads the payload that the user named. */
final class PayloadFiles {
    private PayloadFiles() {
    }

    /** Reads an example, or a file of any language, and prints what has no counterpart. @param type what becomes the payload, or null */
    static Drawing read(String written, String type, Context context) throws RefusedInput, InvalidFileException {
        Path file = context.path(written);
        if (Examples.payloads().contains(written) && Files.notExists(file)) {
            SourceFile example = SourceFile.of(Examples.payloadFileName(written), Examples.readPayload(written));
            return new PayloadFormat().read(example, Optional.ofNullable(type)).drawing();
        }
        Importer importer = context.formats().importer(String.valueOf(file.getFileName()))
                .orElseThrow(() -> new RefusedInput(Messages.text("payload.read.ending", written,
                        String.join(", ", context.formats().readable()))));
        Imported imported = importer.in(context.home()).read(SourceFile.read(file), Optional.ofNullable(type));
        imported.notes().forEach(note -> print(note, context));
        return imported.drawing();
    }

    /** Prints what has no counterpart. */
    static void print(String note, Context context) {
        context.err().println(Messages.text("payload.note", note));
    }
}
