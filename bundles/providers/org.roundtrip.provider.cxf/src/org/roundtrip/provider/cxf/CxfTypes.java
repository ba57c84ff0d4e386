// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.cxf;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.JavaTypes;
import org.roundtrip.contract.NamedShapes;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;

/**
 * Java types that JAXB binds by their fields. A sequence is a class around an array of items, so that an empty one is not a missing one; the
 * array itself is null then. XML Schema has no characters, so a character is a text. An exception has its fields in a class of its own, as
 * JAX-WS asks for it.
 */
final class CxfTypes extends JavaTypes {
    /** The package of classes around arrays. */
    static final String ARRAYS = "arrays";
    private static final String NAMESPACE = "urn:roundtrip:types";
    private static final String FAULTS = "faults";
    private final Contract contract;

    CxfTypes(Contract contract) {
        super(false);
        this.contract = contract;
    }

    @Override
    public String type(Shape shape) {
        return shape == Primitive.CHAR ? "java.lang.String" : shape instanceof Sequence || shape instanceof Mapping ? ARRAYS + "." + name(shape) : super.type(shape);
    }

    /** The name of the class around a sequence's array, or around a map. */
    String name(Shape shape) {
        return shape instanceof Sequence sequence ? "ArrayOf" + word(sequence.element()) : "MapOf" + word(((Mapping) shape).key()) + word(((Mapping) shape).value());
    }

    /** A letter for the kind, so that no two shapes share a word. */
    private String word(Shape element) {
        return switch (element) {
            case Sequence inner -> "A" + word(inner.element());
            case OptionalValue optional -> "O" + word(optional.value());
            case Mapping mapping -> "M" + word(mapping.key()) + word(mapping.value());
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
        return "org.roundtrip.harness.values.Items.length(" + value + ".item)";
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
    public String newMap(Mapping mapping, String length) {
        return "new " + type(mapping) + "()";
    }

    @Override
    public String put(Mapping mapping, String target, String index, String key, String value) {
        return target + ".map.put(" + key + ", " + value + ");";
    }

    @Override
    public String sort(Mapping mapping, String target) {
        return "sorted.putAll(" + target + ".map);";
    }

    @Override
    public String read(Struct struct, Field field, String target) {
        return super.read(struct, field, contract.throwsIt(struct) ? target + ".info" : target);
    }

    @Override
    protected String exceptionOf(Struct struct, String name) {
        return """
                package payload;
                @jakarta.xml.ws.WebFault(name = %1$s, targetNamespace = "%2$s")
                public final class %3$s extends java.lang.Exception {
                public final faults.%3$s info;
                public %3$s() {
                this("", new faults.%3$s());
                }
                public %3$s(java.lang.String message, faults.%3$s info) {
                super(message);
                this.info = info;
                }
                public faults.%3$s getFaultInfo() {
                return info;
                }
                }
                """.formatted(Java.literal(struct.name()), NAMESPACE + ":faults", name);
    }

    /** The sources of the classes with the fields of exceptions, by path. */
    Map<String, String> faults() {
        return NamedShapes.of(contract).stream().filter(contract::throwsIt).map(Struct.class::cast).collect(Collectors.toMap(
                exception -> FAULTS + "/" + simpleName(exception) + ".java", exception -> classOf(FAULTS, exception, simpleName(exception), "")));
    }

    private String simpleName(Struct struct) {
        return type(struct).substring("payload.".length());
    }

    @Override
    public String stubType(Contract contract) {
        return "service.Servant";
    }

    /** JAXB makes names of types of its own, which may be the same for two classes. */
    @Override
    protected String annotations(String name, List<String> subclasses) {
        return annotations(name.replace('.', '_'), NAMESPACE) + (subclasses.isEmpty() ? "" : "@jakarta.xml.bind.annotation.XmlSeeAlso({%s})\n"
                .formatted(subclasses.stream().map(subclass -> subclass + ".class").collect(Collectors.joining(", "))));
    }

    private static String annotations(String name, String namespace) {
        return "@jakarta.xml.bind.annotation.XmlType(name = %s, namespace = %s)\n@jakarta.xml.bind.annotation.XmlAccessorType(jakarta.xml.bind.annotation.XmlAccessType.FIELD)\n"
                .formatted(Java.literal(name), Java.literal(namespace));
    }

    /** The source of the class around a map. JAXB binds a map in a field, but no array of them. */
    String source(Mapping mapping) {
        return "package %s;\n%spublic final class %s {\npublic final java.util.HashMap<%s, %s> map = new java.util.HashMap<>();\n}\n".formatted(ARRAYS,
                annotations(name(mapping), NAMESPACE + ":arrays"), name(mapping), Java.boxed(type(mapping.key())), Java.boxed(type(mapping.value())));
    }

    /** The source of the class around an array. */
    String source(Sequence sequence) {
        String name = name(sequence), item = item(sequence);
        return """
                package %s;
                %spublic final class %s {
                @jakarta.xml.bind.annotation.XmlElement(name = "item"%s)
                public %s[] item;
                public %s() {
                }
                public %s(int length) {
                item = %s;
                }
                }
                """.formatted(ARRAYS, annotations(name, NAMESPACE + ":arrays"), name, sequence.element() instanceof OptionalValue ? ", nillable = true" : "", item, name, name,
                Java.newArray(item, "length"));
    }
}
