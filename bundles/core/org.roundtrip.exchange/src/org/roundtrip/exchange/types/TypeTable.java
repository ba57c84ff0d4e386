// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.types;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.DrawingFiles;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.text.Texts;

/** The types and operations of one source, which become a drawing. Used by one thread, once. */
public final class TypeTable {
    /** Types that are read when none is chosen; the sources of larger libraries are no payload. */
    private static final int MOST_TYPES = 500;
    private static final int MOST_NAMES = 12;
    private static final Texts TEXTS = Texts.of(TypeTable.class);
    private final Map<String, Declared> declared = new LinkedHashMap<>();
    private final List<DeclaredOperation> operations = new ArrayList<>();
    private final Notes notes = new Notes();
    private final SourceFile file;
    private String title = "";
    private String description = "";
    private Optional<Sketch> payload = Optional.empty();

    /** @param file the source, for messages and for the drawing's name */
    public TypeTable(SourceFile file) {
        this.file = file;
    }

    /** Adds a type; one of the same key is replaced. */
    public void add(Declared type) {
        declared.put(type.key(), type);
    }

    /** Adds an operation. */
    public void add(DeclaredOperation operation) {
        operations.add(operation);
    }

    /** Says what the payload is, where the source says so. */
    public void payload(Sketch type) {
        payload = Optional.of(type);
    }

    /** Gives the name and the description that the source has for people; an empty name stands for none. */
    public void title(String name, String text) {
        title = name.length() > 200 ? Excerpt.clip(name) : name;
        description = text;
    }

    /** Returns whether a type of that key was added. */
    public boolean has(String key) {
        return declared.containsKey(key);
    }

    /** Returns the notes, to add more. */
    public Notes notes() {
        return notes;
    }

    /**
     * Follows all names and makes the drawing.
     *
     * @param type name of the type that becomes the payload; then only what it refers to is read
     * @throws InvalidFileException when there is nothing that could be a payload, or it is too large
     */
    public Imported drawing(Optional<String> type) throws InvalidFileException {
        Resolution resolution = new Resolution(declared, notes);
        Drawing drawing = type.isPresent() ? ofType(resolution, key(type.get())) : ofAll(resolution);
        // What is imported can be kept: the file's own reader refuses what is too deep or too large.
        DrawingFiles.parse(DrawingFiles.toJson(drawing), file.name());
        return new Imported(drawing, notes.list());
    }

    private String key(String name) throws InvalidFileException {
        for (Declared each : declared.values()) {
            if (each.key().equals(name) || each.name().equals(name)) {
                return each.key();
            }
        }
        throw file.problem(declared.isEmpty() ? TEXTS.text("type.empty") : TEXTS.text("type.none", name, names()));
    }

    private Drawing ofType(Resolution resolution, String key) throws InvalidFileException {
        return drawing(Optional.of(resolution.shape(new Sketch.Named(key), declared.get(key).name())
                .orElseThrow(() -> file.problem(TEXTS.text("type.impossible", declared.get(key).name())))), List.of(), List.of());
    }

    private Drawing ofAll(Resolution resolution) throws InvalidFileException {
        boolean many = declared.size() > MOST_TYPES;
        if (many && payload.isEmpty() && operations.isEmpty()) {
            throw file.problem(TEXTS.text("type.many", declared.size(), names()));
        }
        Optional<Shape> said = payload.flatMap(sketch -> resolution.shape(sketch, TEXTS.text("payload")));
        String ofPayload = resolution.lastLeft();
        Map<String, Shape> shapes = new LinkedHashMap<>();
        if (many) {
            notes.add(TEXTS.text("type.others", declared.size()));
        }
        for (Declared each : many ? List.<Declared>of() : declared.values()) {
            resolution.shape(new Sketch.Named(each.key()), each.name()).ifPresent(shape -> shapes.put(each.key(), shape));
        }
        List<Operation> drawn = new ArrayList<>(resolution.operations(operations));
        Optional<Shape> chosen = payload.isPresent() ? said : drawn.isEmpty() ? first(shapes) : echoed(drawn);
        if (chosen.isEmpty() && drawn.isEmpty()) {
            String reason = ofPayload.isEmpty() ? resolution.lastLeft() : ofPayload;
            throw file.problem(reason.isEmpty() ? TEXTS.text("type.empty") : TEXTS.text("type.lost", reason));
        }
        return drawing(chosen, drawn, shapes.values().stream().filter(shape -> NamedTypes.name(shape).isPresent()).toList());
    }

    private Drawing drawing(Optional<Shape> shape, List<Operation> drawn, List<Shape> types) {
        return new Drawing(title.isBlank() ? file.stem() : title, description, shape, thrown(shape, drawn), types);
    }

    /** Leaves out the exceptions that are also a part of a value, which a drawing cannot have. */
    private List<Operation> thrown(Optional<Shape> shape, List<Operation> drawn) {
        NamedTypes values = NamedTypes.values(shape, drawn);
        return drawn.stream().map(operation -> {
            List<Shape.Struct> exceptions = operation.exceptions().stream()
                    .filter(exception -> !held(values, exception, operation)).toList();
            return new Operation(operation.name(), operation.parameters(), operation.result(), exceptions, operation.behaviour(),
                    operation.oneWay(), operation.work(), exceptions.isEmpty() ? 0 : operation.throwEvery());
        }).toList();
    }

    private boolean held(NamedTypes values, Shape.Struct exception, Operation operation) {
        if (values.has(exception.name())) {
            notes.add(operation.name(), TEXTS.text("exception.value", exception.name()));
            return true;
        }
        return false;
    }

    /** Takes out the operation as which a language without payloads says what the payload is. */
    private static Optional<Shape> echoed(List<Operation> drawn) {
        Optional<Operation> echo = drawn.stream().filter(each -> each.behaviour() == Behaviour.ECHO
                && each.equals(Drawing.of(each.name(), each.result().orElseThrow()).echo().orElseThrow())).findFirst();
        echo.ifPresent(drawn::remove);
        return echo.flatMap(Operation::result);
    }

    /** The type that no other refers to, or the first; a struct rather than another. */
    private Optional<Shape> first(Map<String, Shape> shapes) {
        Set<String> used = new HashSet<>();
        declared.values().forEach(each -> References.of(each).forEach(key -> {
            if (!key.equals(each.key())) {
                used.add(key);
            }
        }));
        List<String> free = shapes.keySet().stream().filter(key -> !used.contains(key)).toList();
        List<String> structs = (free.isEmpty() ? shapes.keySet().stream() : free.stream())
                .filter(key -> shapes.get(key) instanceof Shape.Struct).toList();
        Optional<String> key = structs.isEmpty() ? free.stream().findFirst() : structs.stream().findFirst();
        if (structs.size() > 1) {
            notes.add(TEXTS.text("type.several", declared.get(key.get()).name(),
                    String.join(", ", structs.stream().skip(1).limit(MOST_NAMES).map(other -> declared.get(other).name()).toList())));
        }
        return key.map(shapes::get);
    }

    private String names() {
        List<String> names = declared.values().stream().map(each -> Excerpt.clip(each.name())).limit(MOST_NAMES).toList();
        return String.join(", ", names) + (declared.size() > MOST_NAMES ? ", ..." : "");
    }
}
