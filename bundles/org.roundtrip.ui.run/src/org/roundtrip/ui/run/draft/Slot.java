// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.draft;

import java.util.List;
import org.eclipse.osgi.util.NLS;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;

/**
 * A parameter, a result, a field or case, an element, a key or a value that is being edited. Its texts may be invalid; {@link DraftCheck}
 * reports that.
 *
 * @param role      what it is
 * @param name      of a parameter or a field, else empty
 * @param kind      the shape of its value
 * @param identity  of a struct, union or enum: equal in all slots of that type, and the same when it is renamed; else empty
 * @param type      name of a struct, union or enum, else empty
 * @param length    {@code 64} or {@code 1..9}, of kinds with a length; {@code 10.2} of decimal numbers
 * @param constants names of an enum's constants, separated by commas
 * @param parts     the fields of a struct, the cases of a union, the one element of a list or optional value, the key and
 *                  the value of a map
 */
public record Slot(Role role, String name, Kind kind, String identity, String type, String length, String constants,
        List<Slot> parts) {

    /** The roles of slots. */
    public enum Role {
        PARAMETER, RESULT, FIELD, ELEMENT, KEY
    }

    /** Copies the list. */
    public Slot {
        parts = List.copyOf(parts);
    }

    /** A new slot for a number. */
    public static Slot number(Role role, String name) {
        return new Slot(role, name, Kind.INT, "", "", "", "", List.of());
    }

    /** A new slot for a text of 64 characters. */
    static Slot text(Role role, String name) {
        return new Slot(role, name, Kind.STRING, "", "", usualLength(Kind.STRING), "", List.of());
    }

    /** Makes a slot for values of a shape. Types are identified by their names, which differ within a contract. */
    public static Slot of(Role role, String name, Shape shape) {
        return switch (shape) {
            case Shape.Primitive primitive ->
                new Slot(role, name, Kind.valueOf(primitive.name()), "", "", "", "", List.of());
            case Shape.Text text -> new Slot(role, name,
                    text.repertoire() == Shape.Repertoire.LATIN1 ? Kind.STRING : Kind.UNICODE, "", "",
                    text.length().toString(), "", List.of());
            case Shape.Bytes bytes ->
                new Slot(role, name, Kind.BYTES, "", "", bytes.length().toString(), "", List.of());
            case Shape.Enumeration enumeration -> new Slot(role, name, Kind.ENUM, enumeration.name(),
                    enumeration.name(), "", String.join(", ", enumeration.constants()), List.of());
            case Shape.Sequence sequence -> new Slot(role, name, Kind.LIST, "", "", sequence.length().toString(), "",
                    List.of(of(Role.ELEMENT, "", sequence.element())));
            case Shape.Timestamp timestamp -> new Slot(role, name, Kind.TIMESTAMP, "", "", "", "", List.of());
            case Shape.Decimal decimal -> new Slot(role, name, Kind.DECIMAL, "", "",
                    decimal.digits() + "." + decimal.scale(), "", List.of());
            case Shape.OptionalValue optional -> new Slot(role, name, Kind.OPTIONAL, "", "", "", "",
                    List.of(of(Role.ELEMENT, "", optional.value())));
            case Shape.Mapping mapping -> new Slot(role, name, Kind.MAP, "", "", mapping.length().toString(), "",
                    List.of(of(Role.KEY, "", mapping.key()), of(Role.ELEMENT, "", mapping.value())));
            case Shape.Struct struct -> new Slot(role, name, Kind.STRUCT, struct.name(), struct.name(), "", "",
                    fields(struct.fields()));
            case Shape.Union union -> new Slot(role, name, Kind.UNION, union.name(), union.name(), "", "",
                    fields(union.cases()));
        };
    }

    private static List<Slot> fields(List<Shape.Field> fields) {
        return fields.stream().map(field -> of(Role.FIELD, field.name(), field.shape())).toList();
    }

    /** Converts to the shape of its values. @throws IllegalArgumentException with one sentence when a text is invalid */
    public Shape shape() {
        return switch (kind) {
            case STRING -> new Shape.Text(length(length), Shape.Repertoire.LATIN1);
            case UNICODE -> new Shape.Text(length(length), Shape.Repertoire.UNICODE);
            case BYTES -> new Shape.Bytes(length(length));
            case ENUM -> new Shape.Enumeration(type, constantNames());
            case LIST -> new Shape.Sequence(parts.getFirst().shape(), length(length));
            case MAP -> new Shape.Mapping(parts.getFirst().shape(), parts.getLast().shape(), length(length));
            case OPTIONAL -> new Shape.OptionalValue(parts.getFirst().shape());
            case TIMESTAMP -> new Shape.Timestamp();
            case DECIMAL -> decimal(length);
            case STRUCT -> new Shape.Struct(type, fields());
            case UNION -> new Shape.Union(type, fields());
            default -> Shape.Primitive.valueOf(kind.name());
        };
    }

    private List<Shape.Field> fields() {
        return parts.stream().map(part -> new Shape.Field(part.name, part.shape())).toList();
    }

    /** The names of the enum's constants. */
    public List<String> constantNames() {
        return constants.isBlank() ? List.of() : List.of(constants.strip().split("\\s*,\\s*"));
    }

    /** Reads {@code 64} or {@code 1..9}. @throws IllegalArgumentException with one sentence */
    static Length length(String text) {
        String[] bounds = text.strip().split("\\.\\.", -1);
        try {
            int least = Integer.parseInt(bounds[0].strip());
            return bounds.length == 1 ? Length.of(least) : new Length(least, Integer.parseInt(bounds[1].strip()));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(NLS.bind(Messages.notALength, text), e);
        }
    }

    private static Shape.Decimal decimal(String text) {
        String[] numbers = text.strip().split("\\.", -1);
        try {
            return new Shape.Decimal(Integer.parseInt(numbers[0].strip()),
                    numbers.length == 1 ? 0 : Integer.parseInt(numbers[1].strip()));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(NLS.bind(Messages.notDigits, text), e);
        }
    }

    /** The same slot with another name. */
    public Slot withName(String other) {
        return new Slot(role, other, kind, identity, type, length, constants, parts);
    }

    /** The same slot with another length. */
    public Slot withLength(String other) {
        return new Slot(role, name, kind, identity, type, other, constants, parts);
    }

    /** The same slot with another name of its struct, union or enum. */
    public Slot withType(String other) {
        return new Slot(role, name, kind, identity, other, length, constants, parts);
    }

    /** The same slot with other constants. */
    public Slot withConstants(String other) {
        return new Slot(role, name, kind, identity, type, length, other, parts);
    }

    /** The same slot with other parts. */
    public Slot withParts(List<Slot> others) {
        return new Slot(role, name, kind, identity, type, length, constants, others);
    }

    /**
     * The same slot for values of another kind, with the parts and texts that this kind needs. A list, an optional
     * value or a map with an element of that kind becomes this element.
     *
     * @param fresh identity and name of the new type, if the kind has one
     */
    Slot withKind(Kind other, String fresh) {
        if (other == kind) {
            return this;
        }
        if (kind.hasElements() && parts.getLast().kind == other) {
            Slot element = parts.getLast();
            return new Slot(role, name, other, element.identity, element.type, element.length, element.constants,
                    element.parts);
        }
        Slot inside = new Slot(Role.ELEMENT, "", kind, identity, type, length, constants, parts);
        List<Slot> itsParts = switch (other) {
            case LIST, OPTIONAL -> List.of(inside);
            case MAP -> List.of(new Slot(Role.KEY, "", Kind.INT, "", "", "", "", List.of()), inside);
            case UNION -> List.of(number(Role.FIELD, "case1"));
            case STRUCT -> List.of(number(Role.FIELD, "field1"));
            default -> List.of();
        };
        return new Slot(role, name, other, other.isNamed() ? fresh : "", other.isNamed() ? fresh : "",
                other == Kind.DECIMAL ? "10.2"
                        : other.hasLength() ? (length.isEmpty() || kind == Kind.DECIMAL ? usualLength(other) : length) : "",
                other == Kind.ENUM && constants.isEmpty() ? "RED, GREEN, BLUE" : constants, itsParts);
    }

    private static String usualLength(Kind kind) {
        return kind == Kind.LIST || kind == Kind.MAP ? "4" : "64";
    }

    /** The same slot for values of the struct, union or enum that another slot has. */
    Slot ofType(Slot other) {
        return new Slot(role, name, other.kind, other.identity, other.type, "", other.constants, other.parts);
    }

    /** Whether both slots are of one struct, union or enum. */
    boolean sameType(Slot other) {
        return kind.isNamed() && other.kind == kind && other.identity.equals(identity);
    }

    /** Whether this slot or one within it is of that struct, union or enum. */
    boolean contains(Slot other) {
        return sameType(other) || parts.stream().anyMatch(part -> part.contains(other));
    }

    /** The same slot after a change of a struct, union or enum: each slot of that type within it is changed too. */
    Slot withChanged(Slot changed) {
        return sameType(changed) ? ofType(changed)
                : withParts(parts.stream().map(part -> part.withChanged(changed)).toList());
    }

    /** The same slot with types that are identified by their present names. */
    Slot identifiedByName() {
        return new Slot(role, name, kind, type, type, length, constants,
                parts.stream().map(Slot::identifiedByName).toList());
    }
}
