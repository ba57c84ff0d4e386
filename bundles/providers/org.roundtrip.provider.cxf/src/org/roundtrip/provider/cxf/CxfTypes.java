// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.cxf;

import java.util.Locale;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.JavaTypes;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;

/**
 * Java types that JAXB binds by their fields. A sequence is a class around an array of items, so that an empty one is not a missing one; the
 * array itself is null then. XML Schema has no characters, so a character is a text.
 */
final class CxfTypes extends JavaTypes {
    /** The package of classes around arrays. */
    static final String ARRAYS = "arrays";

    CxfTypes() {
        super(false);
    }

    @Override
    public String type(Shape shape) {
        return shape == Primitive.CHAR ? "java.lang.String" : shape instanceof Sequence sequence ? ARRAYS + "." + name(sequence) : super.type(shape);
    }

    /** The name of the class around a sequence's array. */
    String name(Sequence sequence) {
        return "ArrayOf" + word(sequence.element());
    }

    /** A letter for the kind, so that no two shapes share a word. */
    private String word(Shape element) {
        return switch (element) {
            case Sequence inner -> "A" + word(inner.element());
            case OptionalValue optional -> "O" + word(optional.value());
            case Primitive primitive -> "P" + primitive.name().toLowerCase(Locale.ROOT);
            default -> {
                String type = type(element).replace("[]", "s");
                yield (type.startsWith("payload.") ? "S" : "P") + type.substring(type.lastIndexOf('.') + 1);
            }
        };
    }

    /** The type of the items. A single byte is one number and no octets. */
    String item(Sequence sequence) {
        return sequence.element() == Primitive.BYTE ? "java.lang.Byte" : type(sequence.element());
    }

    @Override
    public String wrap(Shape leaf, String value) {
        return leaf == Primitive.CHAR ? "java.lang.String.valueOf(" + value + ")" : super.wrap(leaf, value);
    }

    @Override
    public String unwrap(Shape leaf, String value) {
        return leaf == Primitive.CHAR ? value + ".charAt(0)" : super.unwrap(leaf, value);
    }

    @Override
    public String newArray(Sequence sequence, String length) {
        return "new " + type(sequence) + "(" + length + ")";
    }

    @Override
    public String length(Sequence sequence, String value) {
        return "org.roundtrip.provider.cxf.runtime.Lists.length(" + value + ".item)";
    }

    @Override
    public String element(Sequence sequence, String value, String index) {
        return value + ".item[" + index + "]";
    }

    @Override
    public String setElement(Sequence sequence, String target, String index, String value) {
        return target + ".item[" + index + "] = " + value + ";";
    }

    @Override
    public String stubType(Contract contract) {
        return "service.Servant";
    }

    /** The source of the class around an array. @param annotations of JAXB for the class */
    String source(Sequence sequence, String annotations) {
        String name = name(sequence), item = item(sequence);
        return """
                package %s;
                %s
                public final class %s {
                @jakarta.xml.bind.annotation.XmlElement(name = "item"%s)
                public %s[] item;
                public %s() {
                }
                public %s(int length) {
                item = %s;
                }
                }
                """.formatted(ARRAYS, annotations, name, sequence.element() instanceof OptionalValue ? ", nillable = true" : "", item, name, name,
                Java.newArray(item, "length"));
    }
}
