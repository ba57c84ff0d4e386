// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.text.Texts;

/** What a person takes of a file, folder or archive, which may have more than fits a payload. */
public final class Selection {
    /** Named types that a payload's file allows. */
    private static final int MOST_TYPES = 1000;
    private static final int MOST_NAMES = 12;
    private static final Texts TEXTS = Texts.of(Selection.class);

    private Selection() {
    }

    /** Returns whether a payload can have so many operations and types. */
    public static boolean fits(Drawing drawing) {
        return drawing.operations().size() <= Contract.MOST_OPERATIONS && drawing.types().size() <= MOST_TYPES;
    }

    /**
     * Returns a drawing, unless it has more than fits.
     *
     * @param name of the file, for the message
     * @throws InvalidFileException with a sentence that says how many there are, and how to choose
     */
    public static Drawing checked(Drawing drawing, String name) throws InvalidFileException {
        if (!fits(drawing)) {
            boolean operations = drawing.operations().size() > Contract.MOST_OPERATIONS;
            throw new InvalidFileException(name, "", TEXTS.text(operations ? "operations.many" : "types.many",
                    operations ? drawing.operations().size() : drawing.types().size(), operations ? Contract.MOST_OPERATIONS : MOST_TYPES,
                    names(operations ? drawing.operations().stream().map(Operation::name).toList() : types(drawing))));
        }
        return DrawingFiles.parse(DrawingFiles.toJson(drawing), name);
    }

    /**
     * Returns what a pattern chooses: operations with what they refer to, and the payload.
     *
     * @param pattern names of operations with {@code *} and {@code ?}; several with commas
     * @throws InvalidFileException when it chooses none
     */
    public static Drawing operations(Drawing drawing, String pattern, String name) throws InvalidFileException {
        Predicate<String> matches = Pattern.compile(Pattern.compile(",").splitAsStream(pattern).map(Selection::expression).collect(Collectors.joining("|")),
                Pattern.CASE_INSENSITIVE).asMatchPredicate();
        List<Operation> chosen = drawing.operations().stream().filter(each -> matches.test(each.name())).toList();
        if (chosen.isEmpty()) {
            throw new InvalidFileException(name, "", drawing.operations().isEmpty() ? TEXTS.text("operations.empty")
                    : TEXTS.text("operations.none", pattern, names(drawing.operations().stream().map(Operation::name).toList())));
        }
        return of(drawing, chosen);
    }

    /** Returns the payload and some operations of a drawing, with what they refer to. */
    public static Drawing of(Drawing drawing, List<Operation> operations) {
        return new Drawing(drawing.name(), drawing.description(), drawing.payload(), operations, List.of());
    }

    /** Returns one type of a drawing as the payload. @throws InvalidFileException when it has none of that name */
    public static Drawing type(Drawing drawing, String type, String name) throws InvalidFileException {
        Optional<Shape> chosen = drawing.types().stream().filter(shape -> NamedTypes.name(shape).filter(type::equals).isPresent()).findFirst();
        return new Drawing(drawing.name(), drawing.description(), Optional.of(chosen.orElseThrow(() -> new InvalidFileException(name, "",
                TEXTS.text("type.none", type, names(types(drawing)))))), List.of(), List.of());
    }

    private static List<String> types(Drawing drawing) {
        return drawing.types().stream().flatMap(shape -> NamedTypes.name(shape).stream()).toList();
    }

    private static String names(List<String> names) {
        return String.join(", ", names.subList(0, Math.min(names.size(), MOST_NAMES))) + (names.size() > MOST_NAMES ? ", ..." : "");
    }

    private static String expression(String pattern) {
        return pattern.strip().chars().mapToObj(c -> c == '*' ? ".*" : c == '?' ? "." : Pattern.quote(String.valueOf((char) c))).collect(Collectors.joining());
    }
}
