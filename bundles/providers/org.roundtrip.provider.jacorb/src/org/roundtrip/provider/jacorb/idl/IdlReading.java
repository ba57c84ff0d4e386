// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jacorb.idl.IDLTreeVisitor;
import org.jacorb.idl.Spec;
import org.jacorb.idl.parser;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.text.Texts;

/** The process in which JacORB's parser runs. It reads {@link #IDL} in its working folder and writes the answer there. */
public final class IdlReading {
    static final String IDL = "source.idl";
    static final String PAYLOAD = "answer.payload.json";
    /** One of both words, then the notes, or the place and the problem; one in each line. */
    static final String ANSWER = "answer.txt";
    static final String NOTES = "notes";
    static final String PROBLEM = "problem";
    private static final Texts TEXTS = Texts.of(IdlReading.class);
    /** A warning about the file; others are about the parser itself. */
    private static final Pattern WARNING = Pattern.compile("(?s)(.*) at (\\d+)\\(\\d+\\): .*");
    private static final Pattern ERROR = Pattern.compile("(?s).*?line: ?(\\d+)\\(\\d+\\): ([^\\n]*).*");

    private final List<String> errors = new ArrayList<>();
    private final List<String> warnings = new ArrayList<>();

    private IdlReading() {
    }

    /** @param arguments the name of the file for people; the type that becomes the payload, or an empty text */
    public static void main(String[] arguments) throws IOException {
        SourceFile file = SourceFile.of(arguments[0], "");
        List<String> answer = new ArrayList<>();
        try {
            Imported imported = new IdlReading().read(file, Optional.of(arguments[1]).filter(type -> !type.isEmpty()));
            Files.writeString(Path.of(PAYLOAD), DrawingFiles.toJson(imported.drawing()));
            answer.add(NOTES);
            answer.addAll(imported.notes());
        } catch (InvalidFileException e) {
            answer.addAll(List.of(PROBLEM, e.place(), e.problem()));
        }
        Files.writeString(Path.of(ANSWER), String.join("\n", answer), StandardCharsets.UTF_8);
    }

    private Imported read(SourceFile file, Optional<String> type) throws InvalidFileException {
        TypeTable table = new TypeTable(file);
        parser.logger = logger();
        parser.setGenerator(visitor(new IdlDeclarations(table)));
        try {
            // Names that differ from a type's in their case only are common in files of other products.
            if (!parser.compileAndHandle(new String[] {"-sloppy_names", "-sloppy_forward", IDL})) {
                throw problem(file);
            }
        } catch (StackOverflowError | OutOfMemoryError e) {
            throw file.problem(TEXTS.text("deep"));
        }
        warnings.stream().map(WARNING::matcher).filter(Matcher::matches).forEach(warning ->
                table.notes().add(TEXTS.text("line", warning.group(2)), TEXTS.text("warning", warning.group(1))));
        return table.drawing(type);
    }

    /** The parser shows what it has read to a generator, beginning with the whole. */
    private static IDLTreeVisitor visitor(IdlDeclarations declarations) {
        return (IDLTreeVisitor) Proxy.newProxyInstance(IdlReading.class.getClassLoader(), new Class<?>[] {IDLTreeVisitor.class},
                (visitor, method, arguments) -> {
                    if (arguments[0] instanceof Spec spec) {
                        declarations.add(spec.definitions);
                    }
                    return null;
                });
    }

    private Logger logger() {
        Logger logger = Logger.getLogger("org.jacorb.idl");
        logger.setUseParentHandlers(false);
        logger.setLevel(Level.WARNING);
        logger.addHandler(new Handler() {
            @Override
            public void publish(LogRecord record) {
                (record.getLevel() == Level.WARNING ? warnings : errors).add(String.valueOf(record.getMessage()));
            }

            @Override
            public void flush() {
                // nothing is kept back
            }

            @Override
            public void close() {
                // nothing is open
            }
        });
        return logger;
    }

    private InvalidFileException problem(SourceFile file) {
        String error = errors.isEmpty() ? "" : errors.getFirst();
        Matcher placed = ERROR.matcher(error);
        return placed.matches() ? new InvalidFileException(file.name(), TEXTS.text("line", placed.group(1)), words(placed.group(2)))
                : file.problem(words(error.lines().findFirst().orElse("")));
    }

    private static String words(String error) {
        return TEXTS.text("wrong", Excerpt.clip(error));
    }
}
