// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.axis;

import java.util.Locale;
import java.util.stream.Collectors;
import org.apache.axis.wsdl.toJava.Utils;
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

/** The Java types that WSDL2Java generates from our WSDL: beans, JAX-RPC's type-safe enumerations, and arrays. */
final class AxisTypes implements NativeTypes {
    /** Package of the stub and the locator. */
    static final String SERVICE_PACKAGE = "soap";
    /** Package of beans and enumerations. */
    static final String TYPES_PACKAGE = "soap.types";

    private final AxisNames names;
    private final Style style;

    AxisTypes(AxisNames names, Style style) {
        this.names = names;
        this.style = style;
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
        return value + "[" + index + "]" + (octets(sequence) ? ".get_value()" : "");
    }

    @Override
    public String setElement(Sequence sequence, String target, String index, String value) {
        String element = octets(sequence) ? "new " + elementType(sequence) + "(" + value + ")" : value;
        return target + "[" + index + "] = " + element + ";";
    }

    /** Returns the type of a sequence's elements, which follows {@link Schema}. */
    private String elementType(Sequence sequence) {
        if (sequence.element() == Primitive.BYTE) {
            return "java.lang.Byte";
        }
        return octets(sequence) ? javaClass(names.octets()) : type(sequence.element());
    }

    private boolean octets(Sequence sequence) {
        return style == Style.ENCODED && sequence.element() instanceof Bytes;
    }

    private static String javaClass(String xmlType) {
        return TYPES_PACKAGE + "." + Utils.xmlNameToJavaClass(xmlType);
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
        return SERVICE_PACKAGE + "." + Wsdl.PORT + "SoapBindingStub";
    }

    @Override
    public String method(Operation operation) {
        return Utils.xmlNameToJava(names.operation(operation));
    }

    private String property(Struct struct, Field field) {
        return Utils.capitalizeFirstChar(Utils.xmlNameToJava(names.field(struct, field.name())));
    }

    private String constants(Enumeration enumeration) {
        return enumeration.constants().stream().map(constant -> Java.literal(names.constant(enumeration, constant)))
                .collect(Collectors.joining(", "));
    }
}
