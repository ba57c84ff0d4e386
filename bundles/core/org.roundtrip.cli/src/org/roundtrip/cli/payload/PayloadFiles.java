// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.KeptFiles;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.DidYouMean;
import org.roundtrip.examples.Examples;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.PayloadFormat;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.text.Texts;

/** Reads the payload that the user named. */
final class PayloadFiles {
    private static final Texts TEXTS = Texts.of(Context.class);

    private PayloadFiles() {
    }

    /**
     * Reads a file of any language, or what has that name where there is no such file. It prints what has no
     * counterpart.
     *
     * @param type what becomes the payload, or null
     */
    static Drawing read(String written, String type, Context context) throws RefusedInput, IOException {
        Path file = context.path(written);
        Optional<SourceFile> named = named(written, context);
        if (named.isPresent()) {
            return new PayloadFormat().read(named.get(), Optional.ofNullable(type)).drawing();
        }
        if (!Files.exists(file) && context.formats().importer(written).isEmpty()) {
            throw unknown(written, context);
        }
        Importer importer = context.formats().importer(String.valueOf(file.getFileName()))
                .orElseThrow(() -> new RefusedInput(TEXTS.text("payload.read.ending", written,
                        String.join(", ", context.formats().readable()))));
        Imported imported = importer.in(context.home()).read(SourceFile.read(file), Optional.ofNullable(type));
        imported.notes().forEach(note -> print(note, context));
        return imported.drawing();
    }

    /** What is neither a file nor has the ending of one was meant as a name. */
    private static RefusedInput unknown(String written, Context context) throws IOException {
        List<String> names = KeptFiles.payloads(context).names();
        return new RefusedInput(DidYouMean.added(TEXTS.text(names.isEmpty() ? "payload.unknown" : "payload.unknown.own", written,
                String.join(", ", Examples.payloads()), String.join(", ", names)), written,
                Stream.concat(Examples.payloads().stream(), names.stream()).distinct().toList()));
    }

    /** Returns the example of a name, else the user's own payload of that name; empty where there is a file. */
    private static Optional<SourceFile> named(String written, Context context) throws RefusedInput, IOException {
        if (Files.exists(context.path(written))) {
            return Optional.empty();
        }
        if (Examples.payloads().contains(written)) {
            return Optional.of(SourceFile.of(Examples.payloadFileName(written), Examples.readPayload(written)));
        }
        Optional<Path> own = KeptFiles.payloads(context).find(written);
        return own.isPresent() ? Optional.of(SourceFile.read(own.get())) : Optional.empty();
    }

    /** Prints what has no counterpart. */
    static void print(String note, Context context) {
        context.note(TEXTS.text("payload.note", note));
    }
}
