// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.types;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.PayloadSize;
import org.roundtrip.exchange.Selection;
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
    private final Set<String> extended = new HashSet<>();
    private final List<DeclaredOperation> operations = new ArrayList<>();
    private final Notes notes = new Notes();
    private final SourceFile file;
    private String title = "";
    private String description = "";
    private Optional<Sketch> payload = Optional.empty();
    /** By the names that notes call them. */
    private Map<String, Sketch> payloads = Map.of();
    private boolean withoutPayload;

    /** @param file the source, for messages and for the drawing's name */
    public TypeTable(SourceFile file) {
        this.file = file;
    }

    /** Adds a type; one of the same key is replaced. */
    public void add(Declared type) {
        declared.put(type.key(), type);
    }

    /** Says that another type extends a type, so that it is not the payload unless it is chosen. @param key of the type */
    public void extend(String key) {
        extended.add(key);
    }

    /** Adds an operation. */
    public void add(DeclaredOperation operation) {
        operations.add(operation);
    }

    /** Says what the payload is, where the source says so. */
    public void payload(Sketch type) {
        payload = Optional.of(type);
    }

    /** Says what the payload may be, by names and the likeliest first; the first that has a counterpart is taken. */
    public void payloads(Map<String, Sketch> types) {
        payloads = new LinkedHashMap<>(types);
    }

    /** Says that the source has types only, without a payload among them. */
    public void withoutPayload() {
        withoutPayload = true;
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
        file.guessed().ifPresent(encoding -> notes.add(TEXTS.text("encoding", encoding)));
        Drawing drawing = type.isPresent() ? ofType(key(type.get())) : ofAll(declared.size() > MOST_TYPES);
        // What is imported can be kept: the file's own reader refuses what is too deep or too large.
        if (Selection.fits(drawing)) {
            DrawingFiles.parse(DrawingFiles.toJson(drawing), file.name());
        }
        return new Imported(drawing, notes.list());
    }

    /**
     * Follows all names, however many there are. What is too deep or too large for a payload is left out with a note.
     *
     * @throws InvalidFileException when there is nothing that could be a payload
     */
    public Imported whole() throws InvalidFileException {
        file.guessed().ifPresent(encoding -> notes.add(TEXTS.text("encoding", encoding)));
        return new Imported(ofAll(false), notes.list());
    }

    private String key(String name) throws InvalidFileException {
        for (Declared each : declared.values()) {
            if (each.key().equals(name) || each.name().equals(name)) {
                return each.key();
            }
        }
        throw file.problem(declared.isEmpty() ? TEXTS.text("type.empty") : TEXTS.text("type.none", name, names()));
    }

    private Drawing ofType(String key) throws InvalidFileException {
        Resolution resolution = new Resolution(within(key), notes, List.of(key));
        return drawing(Optional.of(resolution.shape(new Sketch.Named(key), declared.get(key).name())
                .orElseThrow(() -> file.problem(TEXTS.text("type.impossible", declared.get(key).name())))), List.of(), List.of());
    }

    /** Returns a type and what it refers to, in the order of the source. */
    private Map<String, Declared> within(String key) {
        Set<String> within = new HashSet<>(Set.of(key));
        for (Deque<String> open = new ArrayDeque<>(within); !open.isEmpty();) {
            References.of(declared.get(open.remove())).filter(declared::containsKey).filter(within::add).forEach(open::add);
        }
        Map<String, Declared> types = new LinkedHashMap<>(declared);
        types.keySet().retainAll(within);
        return types;
    }

    /** The types with which values begin. Where the source does not say so they are those that may become the payload. */
    private List<String> roots() {
        List<Sketch> sketches = new ArrayList<>(payload.stream().toList());
        sketches.addAll(payloads.values());
        operations.forEach(each -> {
            each.parameters().forEach(parameter -> sketches.add(parameter.type()));
            sketches.addAll(each.result().stream().toList());
            sketches.addAll(each.exceptions());
        });
        if (sketches.isEmpty()) {
            Map<String, Sketch> free = free();
            sketches.addAll(used().containsAll(declared.keySet()) ? free.values().stream().limit(1).toList() : free.values());
        }
        return sketches.stream().flatMap(References::of).toList();
    }

    /** @param many whether types are left out that neither the payload nor an operation uses */
    private Drawing ofAll(boolean many) throws InvalidFileException {
        if (many && payload.isEmpty() && payloads.isEmpty() && operations.isEmpty()) {
            payloads(free());
        }
        Resolution resolution = new Resolution(declared, notes, roots());
        Optional<Shape> said = payload.isPresent() ? resolution.shape(payload.get(), TEXTS.text("payload"))
                : operations.isEmpty() ? offered(resolution) : Optional.empty();
        String ofPayload = resolution.lastLeft();
        Map<String, Shape> shapes = new LinkedHashMap<>();
        if (many) {
            notes.add(TEXTS.text("type.rest", declared.size()));
        } else {
            for (Declared each : declared.values()) {
                resolution.shape(new Sketch.Named(each.key()), each.name()).ifPresent(shape -> shapes.put(each.key(), shape));
            }
        }
        List<Operation> drawn = new ArrayList<>(resolution.operations(operations));
        Optional<Shape> chosen = payload.isPresent() || said.isPresent() ? said : withoutPayload ? Optional.empty()
                : drawn.isEmpty() ? first(shapes) : echoed(drawn);
        if (chosen.isEmpty() && drawn.isEmpty() && (!withoutPayload || shapes.isEmpty())) {
            String reason = ofPayload.isEmpty() ? resolution.lastLeft() : ofPayload;
            throw file.problem(reason.isEmpty() ? TEXTS.text("type.empty") : TEXTS.text("type.lost", reason));
        }
        return drawing(chosen, drawn, shapes.values().stream().filter(shape -> NamedTypes.name(shape).isPresent()).toList());
    }

    /** The structs to which no other type refers, by name, or all where there are none. */
    private Map<String, Sketch> free() {
        Set<String> used = used();
        List<Declared> structs = declared.values().stream().filter(each -> each instanceof Declared.Fields fields && !fields.members().isEmpty()).toList();
        List<Declared> unused = structs.stream().filter(each -> !used.contains(each.key())).toList();
        Map<String, Sketch> free = new LinkedHashMap<>();
        (unused.isEmpty() ? structs : unused).forEach(each -> free.putIfAbsent(each.name(), new Sketch.Named(each.key())));
        return free;
    }

    private Set<String> used() {
        Set<String> used = new HashSet<>(extended);
        declared.values().forEach(each -> References.of(each).forEach(key -> {
            if (!key.equals(each.key())) {
                used.add(key);
            }
        }));
        return used;
    }

    /** The first of those that the source offers of which something is left, or else the first. */
    private Optional<Shape> offered(Resolution resolution) {
        Map<String, Shape> shapes = new LinkedHashMap<>();
        for (Map.Entry<String, Sketch> each : payloads.entrySet()) {
            Optional<Shape> shape = resolution.shape(each.getValue(), each.getKey());
            shape.ifPresent(present -> shapes.put(each.getKey(), present));
            if (shape.filter(present -> !(present instanceof Shape.Struct struct && struct.fields().isEmpty())).isPresent()) {
                return chosen(each.getKey(), shape.get());
            }
        }
        return shapes.isEmpty() ? Optional.empty() : chosen(shapes.keySet().iterator().next(), shapes.values().iterator().next());
    }

    private Optional<Shape> chosen(String name, Shape shape) {
        if (payloads.size() > 1) {
            notes.add(TEXTS.text("payload.several", name, String.join(", ",
                    payloads.keySet().stream().filter(other -> !other.equals(name)).limit(MOST_NAMES).toList())));
        }
        return Optional.of(shape);
    }

    private Drawing drawing(Optional<Shape> shape, List<Operation> drawn, List<Shape> types) {
        Pruning pruning = new Pruning(notes);
        Stream.concat(shape.stream(), drawn.stream().flatMap(NamedTypes::shapes)).forEach(pruning::look);
        Optional<Shape> payload = shape.map(pruning::rebuilt);
        return new Drawing(title.isBlank() ? file.stem() : title, description, payload,
                thrown(payload, drawn.stream().map(operation -> rebuilt(operation, pruning)).toList()), types.stream().map(pruning::rebuilt).filter(this::fits).toList());
    }

    /** Whether a type is small enough to be kept where nothing uses it. */
    private boolean fits(Shape type) {
        boolean small = PayloadSize.of(type).parts() <= Shape.MOST_PARTS;
        if (!small) {
            notes.add(NamedTypes.name(type).orElse(""), TEXTS.text("prune.unused", Shape.MOST_PARTS));
        }
        return small;
    }

    private static Operation rebuilt(Operation operation, Pruning pruning) {
        return new Operation(operation.name(), operation.parameters().stream().map(each -> new Operation.Parameter(each.name(), pruning.rebuilt(each.shape()))).toList(),
                operation.result().map(pruning::rebuilt), operation.exceptions().stream().map(each -> (Shape.Struct) pruning.rebuilt(each)).toList(),
                operation.behaviour(), operation.oneWay(), operation.work(), operation.throwEvery());
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

    /** The type that no other refers to, or the first. A struct comes before a union, and that before another one. */
    private Optional<Shape> first(Map<String, Shape> shapes) {
        Set<String> used = used();
        List<String> free = shapes.keySet().stream().filter(key -> !used.contains(key)).toList();
        List<String> any = free.isEmpty() ? List.copyOf(shapes.keySet()) : free;
        List<String> structs = any.stream().filter(key -> shapes.get(key) instanceof Shape.Struct).toList();
        Optional<String> key = structs.stream().findFirst().or(() -> any.stream().filter(each -> shapes.get(each) instanceof Shape.Union).findFirst())
                .or(() -> any.stream().findFirst());
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
