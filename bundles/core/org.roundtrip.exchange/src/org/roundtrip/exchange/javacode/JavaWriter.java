// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.javacode;

import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.Source;
import org.roundtrip.exchange.ExportException;
import org.roundtrip.exchange.Exported;
import org.roundtrip.exchange.Exporter;
import org.roundtrip.exchange.types.Notes;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.text.Texts;

/**
 * Writes one Java source. It has a record for each struct, a sealed interface for each union, an enum for each enum, and
 * an interface of the operations.*/
public final class JavaWriter implements Exporter {
    /** Types that the source itself uses by their simple names. */
    private static final Set<String> USED = Set.of("String", "List", "Boolean", "Byte", "Short", "Integer", "Long", "Float",
            "Double", "Character", "Object", "Record", "Enum", "Map", "Optional", "Instant", "BigDecimal", "Exception", "java");
    private static final Map<Primitive, String> WRAPPERS = Map.of(Primitive.INT, "Integer", Primitive.CHAR, "Character");
    /** Slots for the components of a record, of which {@code long} and {@code double} take two. */
    private static final int MOST_SLOTS = 254;
    /** What the record of a case calls its value. */
    static final String VALUE = "value";
    /** What a source may import. */
    private static final List<String> IMPORTS = List.of("java.math.BigDecimal", "java.time.Instant", "java.util.List",
            "java.util.Map", "java.util.Optional");
    private static final Texts TEXTS = Texts.of(JavaWriter.class);

    @Override
    public List<String> endings() {
        return List.of(".java");
    }

    @Override
    public Exported write(Drawing drawing) throws ExportException {
        Writing writing = new Writing(drawing);
        drawing.description().lines().forEach(line -> writing.java.add("// " + line.replace('\\', '/')));
        for (Shape type : drawing.types()) {
            writing.define(type);
        }
        writing.operations(drawing);
        String text = writing.java.toString();
        String imports = IMPORTS.stream().filter(name -> writing.used.contains(name.substring(name.lastIndexOf('.') + 1)))
                .map(name -> "import " + name + ";\n").collect(Collectors.joining());
        return new Exported(imports + (imports.isEmpty() ? "" : "\n") + text, writing.notes.list());
    }

    /** One source that is being written. */
    private static final class Writing {
        private final Source java = new Source();
        private final Notes notes = new Notes();
        private final Set<String> used = new HashSet<>();
        /** The names of all types. */
        private final Set<String> names;

        /** The structs that operations throw. */
        private final Set<Struct> exceptions;

        Writing(Drawing drawing) {
            exceptions = drawing.operations().stream().flatMap(operation -> operation.exceptions().stream())
                    .collect(Collectors.toSet());
            names = drawing.types().stream().flatMap(type -> NamedTypes.name(type).stream()).collect(Collectors.toSet());
        }

        void define(Shape type) throws ExportException {
            if (type instanceof Struct struct && exceptions.contains(struct)) {
                exception(struct);
            } else if (type instanceof Struct struct) {
                struct(struct);
            } else if (type instanceof Shape.Union union) {
                union(union);
            } else {
                Enumeration enumeration = (Enumeration) type;
                java.add("enum %s {", renamed(enumeration.name(), typeName(enumeration.name()), enumeration.name()));
                java.add(enumeration.constants().stream().map(constant -> renamed(constant,
                        Java.escape(constant, Java::reserved), enumeration.name() + "." + constant))
                        .collect(Collectors.joining(", ")));
                java.add("}").add("");
            }
        }

        private void struct(Struct struct) throws ExportException {
            int slots = struct.fields().stream()
                    .mapToInt(field -> field.shape() == Primitive.LONG || field.shape() == Primitive.DOUBLE ? 2 : 1).sum();
            if (slots > MOST_SLOTS) {
                throw new ExportException(TEXTS.text("slots", struct.name(), MOST_SLOTS));
            }
            String name = renamed(struct.name(), typeName(struct.name()), struct.name());
            java.add("record %s(%s) {", name, struct.fields().stream().map(field -> {
                String place = struct.name() + "." + field.name();
                return type(field.shape(), place) + " " + renamed(field.name(),
                        Java.escape(field.name(), Java::reservedForMethods), place);
            }).collect(Collectors.joining(", "))).add("}").add("");
        }

        /** A record cannot be thrown, so an exception is a class with public fields. */
        private void exception(Struct struct) {
            java.add("class %s extends Exception {", renamed(struct.name(), typeName(struct.name()), struct.name()));
            struct.fields().forEach(field -> {
                String place = struct.name() + "." + field.name();
                java.add("public %s %s;", type(field.shape(), place),
                        renamed(field.name(), Java.escape(field.name(), Java::reserved), place));
            });
            java.add("}").add("");
        }

        /** Each case is a record within the interface, with one component. */
        private void union(Shape.Union union) {
            String name = renamed(union.name(), typeName(union.name()), union.name());
            java.add("sealed interface %s {", name);
            Set<String> taken = new HashSet<>(Set.of(name));
            union.cases().forEach(each -> {
                String place = union.name() + "." + each.name();
                String held = typeName(each.name().substring(0, 1).toUpperCase(Locale.ROOT) + each.name().substring(1));
                // Records in the interface would hide types of the same name outside of it.
                while (names.contains(held) || !taken.add(held)) {
                    held += "_";
                }
                if (!each.name().equals(held.substring(0, 1).toLowerCase(Locale.ROOT) + held.substring(1))) {
                    notes.add(place, TEXTS.text("renamed", held));
                }
                java.add("record %s(%s %s) implements %s {", held, type(each.shape(), place), VALUE, name).add("}");
            });
            java.add("}").add("");
        }

        void operations(Drawing drawing) {
            if (drawing.operations().isEmpty() && !echoes(drawing)) {
                return;
            }
            List<Operation> operations = echoes(drawing) ? drawing.withEcho() : drawing.operations();
            if (operations.size() > drawing.operations().size()) {
                notes.add(TEXTS.text("echo"));
            }
            if (!drawing.operations().isEmpty()) {
                notes.add(TEXTS.text("behaviour"));
            }
            java.add("interface %s {", free("Service"));
            operations.forEach(this::operation);
            java.add("}");
        }

        /** Whether an operation has to say what the payload is. Among the types no one would take it for that. */
        private static boolean echoes(Drawing drawing) {
            return drawing.payload().isPresent() && (!(drawing.payload().get() instanceof Struct) || !drawing.operations().isEmpty()
                    || !drawing.unused().isEmpty());
        }

        private void operation(Operation operation) {
            String result = operation.result().map(shape -> type(shape, TEXTS.text("result", operation.name()))).orElse("void");
            if (operation.oneWay()) {
                notes.add(operation.name(), TEXTS.text("oneWay"));
            }
            java.add("%s %s(%s)%s;", result, renamed(operation.name(), Java.escape(operation.name(), Java::reservedForMethods),
                    operation.name()), operation.parameters().stream().map(parameter -> {
                        String place = operation.name() + "." + parameter.name();
                        return type(parameter.shape(), place) + " "
                                + renamed(parameter.name(), Java.escape(parameter.name(), Java::reserved), place);
                    }).collect(Collectors.joining(", ")), operation.exceptions().isEmpty() ? "" : operation.exceptions().stream()
                            .map(exception -> typeName(exception.name())).collect(Collectors.joining(", ", " throws ", "")));
        }

        private String free(String name) {
            return names.contains(name) ? free(name + "_") : name;
        }

        private String renamed(String name, String here, String place) {
            if (!name.equals(here)) {
                notes.add(place, TEXTS.text("renamed", here));
            }
            return here;
        }

        private static String typeName(String name) {
            return Java.escape(name, word -> Java.reservedForTypes(word) || USED.contains(word));
        }

        private String type(Shape shape, String place) {
            return switch (shape) {
                case Primitive primitive -> primitive.name().toLowerCase(Locale.ROOT);
                case Shape.Text text -> {
                    notes.add(place, TEXTS.text(text.repertoire() == Shape.Repertoire.LATIN1 ? "length" : "unicode"));
                    yield "String";
                }
                case Shape.Bytes bytes -> {
                    notes.add(place, TEXTS.text("length"));
                    yield "byte[]";
                }
                case Shape.Timestamp timestamp -> use("Instant");
                case Shape.Decimal decimal -> {
                    notes.add(place, TEXTS.text("digits.lost"));
                    yield use("BigDecimal");
                }
                case Shape.OptionalValue optional -> use("Optional") + "<" + element(optional.value(), place) + ">";
                case Shape.Mapping mapping -> {
                    notes.add(place, TEXTS.text("length"));
                    yield use("Map") + "<" + element(mapping.key(), place) + ", " + element(mapping.value(), place) + ">";
                }
                case Shape.Union union -> typeName(union.name());
                case Enumeration enumeration -> typeName(enumeration.name());
                case Struct struct -> typeName(struct.name());
                case Shape.Sequence sequence -> {
                    notes.add(place, TEXTS.text("length"));
                    yield use("List") + "<" + element(sequence.element(), place) + ">";
                }
            };
        }

        private String use(String imported) {
            used.add(imported);
            return imported;
        }

        private String element(Shape shape, String place) {
            String type = type(shape, place);
            return !Java.primitive(type) ? type : WRAPPERS.getOrDefault(shape,
                    type.substring(0, 1).toUpperCase(Locale.ROOT) + type.substring(1));
        }
    }
}
