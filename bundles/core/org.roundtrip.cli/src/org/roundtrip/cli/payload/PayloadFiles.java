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
import org.roundtrip.exchange.PayloadFormat;
import org.roundtrip.exchange.ReadingListener;
import org.roundtrip.exchange.Selection;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.sources.ImportSource;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.text.Texts;

/** Reads the payload that the user named. */
final class PayloadFiles {
    private static final Texts TEXTS = Texts.of(Context.class);

    private PayloadFiles() {
    }

    /**
     * Reads a file, a folder or an archive of any language. Where there is none, it is what has that name. It prints what has no
     * counterpart.
     */
    static Drawing read(String written, ImportOptions options, Context context) throws RefusedInput, IOException {
        Path path = context.path(written);
        Optional<String> type = Optional.ofNullable(options.type());
        Optional<SourceFile> named = named(written, context);
        if (named.isPresent()) {
            return chosen(new PayloadFormat().read(named.get(), type).drawing(), named.get().name(), options);
        }
        if (!Files.exists(path) && context.formats().importer(written).isEmpty()) {
            throw unknown(written, context);
        }
        try (ImportSource source = ImportSource.open(path, options.include(context))) {
            if (!source.isWhole() && context.formats().importer(source.name()).isEmpty()) {
                throw new RefusedInput(TEXTS.text("payload.read.ending", written, String.join(", ", context.formats().readable())));
            }
            Imported imported = source.read(context.formats(), type, importer -> importer.in(context.home()), ReadingListener.NONE);
            imported.notes().forEach(note -> print(note, context));
            return chosen(imported.drawing(), source.name(), options);
        }
    }

    private static Drawing chosen(Drawing drawing, String name, ImportOptions options) throws InvalidFileException {
        return Selection.checked(options.operations() == null ? drawing : Selection.operations(drawing, options.operations(), name), name);
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
