// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.soap;

import java.util.Locale;
import java.util.stream.Collectors;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.NativeTypes;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/**
 * The Java types of JAX-RPC 1.1, chapter 4, that a generator makes from {@link Wsdl}: beans, type-safe enumerations, and arrays. Its stub is
 * the interface of the service unless a subclass says otherwise.
 */
public class BeanTypes implements NativeTypes {
    /** Package of the stub and the locator. */
    public static final String SERVICE_PACKAGE = "soap";
    /** Package of beans and enumerations. */
    public static final String TYPES_PACKAGE = "soap.types";

    /** How many fields the constructor of a generated bean can have; {@code long} and {@code double} count twice. */
    public static final int MOST_FIELDS = 254;

    private final SoapNames names;
    private final Style style;
    private final Dialect dialect;
    private final Schema schema;

    /** The types of a contract, whose names are those of its document. */
    public BeanTypes(SoapNames names, Style style, Dialect dialect) {
        this.names = names;
        this.style = style;
        this.dialect = dialect;
        this.schema = new Schema(names, style, dialect);
    }

    /** Whether a bean would have a constructor with more parameters than Java allows. */
    public static boolean tooWide(Struct struct) {
        return struct.fields().stream().map(Field::shape).mapToInt(shape -> shape == Primitive.LONG || shape == Primitive.DOUBLE ? 2 : 1).sum() > MOST_FIELDS;
    }

    @Override
    public String type(Shape shape) {
        return switch (shape) {
            case Primitive.CHAR -> "java.lang.String";
            case Shape.Timestamp timestamp -> "java.util.Calendar";
            case Shape.Decimal decimal -> "java.math.BigDecimal";
            case Primitive primitive -> primitive.name().toLowerCase(Locale.ROOT);
            case Shape.Text text -> "java.lang.String";
            case Bytes bytes -> "byte[]";
            case Sequence sequence -> elementType(sequence) + "[]";
            default -> javaClass(names.type(shape));
        };
    }

    @Override
    public String wrap(Shape leaf, String value) {
        return leaf == Primitive.CHAR ? "String.valueOf(" + value + ")"
                : leaf instanceof Shape.Timestamp ? "new java.util.Calendar.Builder().setInstant(" + value + ").build()" : value;
    }

    @Override
    public String unwrap(Shape leaf, String value) {
        return leaf == Primitive.CHAR ? value + ".charAt(0)"
                : leaf instanceof Shape.Timestamp ? value + ".getTimeInMillis()" : value;
    }

    @Override
    public String newArray(Sequence sequence, String length) {
        return Java.newArray(elementType(sequence), length);
    }

    @Override
    public String element(Sequence sequence, String value, String index) {
        return value + "[" + index + "]" + unboxing(sequence);
    }

    @Override
    public String setElement(Sequence sequence, String target, String index, String value) {
        String element = !unboxing(sequence).isEmpty() ? "new " + elementType(sequence) + "(" + value + ")" : value;
        return target + "[" + index + "] = " + element + ";";
    }

    /** Returns the class of the type around an array's items in a literal style. */
    protected final String arrayClass(Sequence sequence) {
        return javaClass(schema.name(sequence));
    }

    /** Returns the type of a sequence's elements. */
    protected final String elementType(Sequence sequence) {
        if (dialect.arraysOfBytesAreOctets() && sequence.element() == Primitive.BYTE) {
            return "java.lang.Byte";
        }
        String box = schema.box(sequence.element());
        return box != null ? javaClass(box) : octets(sequence) ? javaClass(names.octets()) : type(sequence.element());
    }

    /** The call that gets an element from its bean; empty where the array has the element itself. */
    private String unboxing(Sequence sequence) {
        return schema.box(sequence.element()) != null ? ".getArray()" : octets(sequence) ? "." + dialect.octets() + "()" : "";
    }

    private boolean octets(Sequence sequence) {
        return dialect.arraysOfBytesAreOctets() && style.encoded() && sequence.element() instanceof Bytes;
    }

    private String javaClass(String xmlType) {
        return TYPES_PACKAGE + "." + dialect.javaClass(xmlType);
    }

    @Override
    public String assign(Struct struct, Field field, String target, String value) {
        return target + ".set" + property(struct, field) + "(" + value + ");";
    }

    @Override
    public String read(Struct struct, Field field, String target) {
        return target + (field.shape() == Primitive.BOOLEAN ? ".is" : ".get") + property(struct, field) + "()";
    }

    @Override
    public String constant(Enumeration enumeration, String ordinal) {
        return "%s.fromValue(new String[] {%s}[%s])".formatted(type(enumeration), constants(enumeration), ordinal);
    }

    @Override
    public String ordinal(Enumeration enumeration, String value) {
        return "java.util.Arrays.asList(new String[] {%s}).indexOf(%s.getValue())".formatted(constants(enumeration), value);
    }

    @Override
    public String stubType(Contract contract) {
        return SERVICE_PACKAGE + "." + Wsdl.PORT;
    }

    @Override
    public String method(Operation operation) {
        return dialect.identifier(names.operation(operation));
    }

    private String property(Struct struct, Field field) {
        return dialect.property(names.field(struct, field.name()));
    }

    private String constants(Enumeration enumeration) {
        return enumeration.constants().stream().map(constant -> Java.literal(names.constant(enumeration, constant)))
                .collect(Collectors.joining(", "));
    }
}
